import { absolute, compare, decimal, isZero, ZERO, type Decimal } from '@bourse/decimal';
import type { Pair } from '@bourse/contracts/market';

/* Number of displayed decimals (trading side, section 9, "Display decimals"): price 4, 5 or 6 for some pairs and
   more for tiny ones; high and low 5; volume 2; quantities 2 or 6. */

/** Volume over 24 hours, in base currency. */
export const VOLUME_DECIMALS = 2;

const PRICE_DECIMALS = 4;
const HIGH_LOW_DECIMALS = 5;
const MOST_PRICE_DECIMALS = 6;
const SIGNIFICANT_DIGITS = 4;
const AMOUNT_DECIMALS = 6;
const CHEAP_AMOUNT_DECIMALS = 2;

const CENT = decimal('0.01');
const TENTH_OF_CENT = decimal('0.0001');
const WHOLE = decimal('1');

/** Input for a pair's decimals: the server's figures if sent, else the magnitude of its price. */
export type DecimalsOf = Pick<Pair, 'priceDecimals' | 'amountDecimals' | 'last'>;

/** Places that keep four significant digits of a value below one: 0.00000001234 needs eleven. */
function significantPlaces(value: Decimal): number {
  const zeros = /^0\.(0*)/.exec(value)?.[1]?.length ?? 0;
  return zeros + SIGNIFICANT_DIGITS;
}

/** Places of a price by its size: 4 from one upwards, 5 from a cent, 6 from a hundredth of a cent, more below. */
function priceDecimalsBySize(price: Decimal): number {
  const size = absolute(price);
  if (isZero(size) || compare(size, WHOLE) >= 0) return PRICE_DECIMALS;
  if (compare(size, CENT) >= 0) return PRICE_DECIMALS + 1;
  if (compare(size, TENTH_OF_CENT) >= 0) return MOST_PRICE_DECIMALS;
  return significantPlaces(size);
}

/** Places of a price of the pair: last price, levels, trades, order prices. */
export function priceDecimals(pair: DecimalsOf): number {
  return pair.priceDecimals ?? priceDecimalsBySize(pair.last ?? ZERO);
}

/**
 * Decimals of a leverage price (contract notes, "Leverage"): those of the pair, else 4 (section 9), and four significant digits
 * below a cent.
 */
export function leveragePriceDecimals({ priceDecimals: own, last }: Pick<Pair, 'priceDecimals' | 'last'>): number {
  if (own !== undefined) return own;
  return last === undefined || isZero(last) || compare(absolute(last), CENT) >= 0
    ? PRICE_DECIMALS
    : significantPlaces(absolute(last));
}

/** Decimals of the day's high and low: those of the pair, else 5, and more for a price that needs more than 6. */
export function highLowDecimals(pair: DecimalsOf): number {
  if (pair.priceDecimals !== undefined) return pair.priceDecimals;
  const places = priceDecimals(pair);
  return places > MOST_PRICE_DECIMALS ? places : HIGH_LOW_DECIMALS;
}

/** Decimals of an amount in base currency: 2 if a coin costs less than a cent, else 6. */
export function amountDecimals(pair: DecimalsOf): number {
  if (pair.amountDecimals !== undefined) return pair.amountDecimals;
  const { last } = pair;
  return last !== undefined && !isZero(last) && compare(last, CENT) < 0 ? CHEAP_AMOUNT_DECIMALS : AMOUNT_DECIMALS;
}

/** The smallest step of a price that is shown with so many places: 2 → 0.01. */
export function tickOf(decimals: number): Decimal {
  return decimal(`1e-${decimals}`);
}

/** Decimals of a worth in yuan: two; two significant digits below one. */
export function yuanDecimals(worth: Decimal): number {
  const zeros = /^0\.(0*)/.exec(worth)?.[1];
  return zeros === undefined ? 2 : zeros.length + 2;
}
