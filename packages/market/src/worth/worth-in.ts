import { dividedBy, isPositive, roundHalfUp, times, type Decimal } from '@bourse/decimal';
import type { PairGroup } from '@bourse/contracts/market';
import type { DisplayCurrency } from './display-currency';

/** The currencies in which the exchange states a worth. */
export type StatedCurrency = 'USDT' | 'CNY';

/** Decimals of the rate. The stated prices are rounded: further decimals differ from pair to pair. */
const RATE_DECIMALS = 6;

/** CNY for one USDT, by the first pair with a price in both; `undefined` where the exchange states no rate. */
export function cnyPerUsdt(groups: readonly PairGroup[]): Decimal | undefined {
  for (const { pairs } of groups) {
    for (const { quote, last, cnyPrice } of pairs) {
      if (quote === 'USDT' && last && cnyPrice && isPositive(last) && isPositive(cnyPrice))
        return roundHalfUp(dividedBy(cnyPrice, last), RATE_DECIMALS);
    }
  }
  return undefined;
}

/** One USDT counts as one USD. */
const unitOf = (currency: DisplayCurrency): StatedCurrency => (currency === 'CNY' ? 'CNY' : 'USDT');

/** A worth in another currency; `undefined` if it or the rate is unknown. `rate`: CNY for one USDT. */
export function worthIn(
  worth: Decimal | undefined,
  stated: StatedCurrency,
  shown: DisplayCurrency,
  rate: Decimal | undefined,
): Decimal | undefined {
  if (worth === undefined || unitOf(shown) === stated) return worth;
  if (rate === undefined) return undefined;
  return stated === 'USDT' ? times(worth, rate) : dividedBy(worth, rate);
}
