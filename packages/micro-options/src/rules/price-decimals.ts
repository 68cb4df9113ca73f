import type { Decimal } from '@bourse/decimal';
import { leveragePriceDecimals } from '@bourse/market';

/** Of an option's prices (money side, section 9). */
const FEWEST_DECIMALS = 4;

/**
 * Decimals of an option's prices: four, and more where the pair has more, because the last digit decides a result. `ofPair`: the
 * decimals of the pair; where they are not known, a price below a cent has four significant digits.
 */
export function optionPriceDecimals(ofPair: number | undefined, price: Decimal | undefined): number {
  return Math.max(FEWEST_DECIMALS, leveragePriceDecimals({ priceDecimals: ofPair, last: price }));
}
