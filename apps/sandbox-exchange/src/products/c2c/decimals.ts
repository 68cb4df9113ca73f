/** Decimals of prices and amounts (money side, section 9). */
export const C2C_DECIMALS = 2;

/** Longest price in CNY for a coin; keeps totals within the range of amounts. */
export const HIGHEST_PRICE_DIGITS = 12;
