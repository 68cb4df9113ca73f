import { compare, type Decimal } from '@bourse/decimal';
import { tickOf } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { PRICE_DECIMALS } from '../rules/liquidation-price';
import { STOP_STEP } from '../rules/stops';

/**
 * Step of a pair's stop prices: 0.01 (trading side, section 9), which is too coarse for a pair priced in cents. Where the exchange sends
 * more than two decimals of the price, the last of them, at most the four of leverage prices.
 */
export function stopStep({ priceDecimals = 0 }: Pick<Pair, 'priceDecimals'>): Decimal {
  const tick = tickOf(Math.min(priceDecimals, PRICE_DECIMALS));
  return compare(tick, STOP_STEP) < 0 ? tick : STOP_STEP;
}
