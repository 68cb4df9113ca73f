import { leveragePriceDecimals } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';

/** Decimals of an amount of money on the leverage screens: margins, fees, P/L, balances (trading side, section 9). */
export const SHOWN_MONEY_DECIMALS = 4;

/** The pair with the decimals of its leverage prices, so that book, chart, form and stops use the same ones. */
export function withLeverageDecimals(pair: Pair): Pair {
  return pair.priceDecimals === undefined ? { ...pair, priceDecimals: leveragePriceDecimals(pair) } : pair;
}
