import { decimalsOf, larger, smaller, ONE, type Decimal } from '@bourse/decimal';
import { USDT } from '../../catalog/constants';
import type { Currency } from '../../catalog/types';
import type { Context } from '../../core/context';
import { liveIndex } from '../../core/mark';
import { toUnits } from '../../ledger/money';

export type Prices = Pick<Context, 'catalog' | 'mark'>;

export const usdtOf = ({ catalog }: Pick<Prices, 'catalog'>): Currency | undefined =>
  catalog.currencies().find(({ code }) => code === USDT);

function markOf(prices: Prices, currencyId: number) {
  const pair = prices.catalog.pairOf(currencyId, usdtOf(prices)?.id ?? 0);
  return pair && prices.mark(pair.id);
}

/** The mark price of a currency in USDT in any state, to tell which balances are small; `undefined` without one. */
export function shownPrice(prices: Prices, currencyId: number): Decimal | undefined {
  return usdtOf(prices)?.id === currencyId ? ONE : markOf(prices, currencyId)?.price;
}

/**
 * The price in USDT at which the house takes a currency (`taken`) or gives it: of the index and its average of 30 seconds the worse one for the user.
 * `undefined` while the price is stale or an outlier, and without an index: the house would pay what users have made the price.
 */
export function conversionPrice(prices: Prices, currencyId: number, side: 'taken' | 'given'): Decimal | undefined {
  if (usdtOf(prices)?.id === currencyId) return ONE;
  const mark = liveIndex(markOf(prices, currencyId));
  return mark && (side === 'taken' ? smaller : larger)(mark.price, mark.average);
}

/** Amount × price, rounded down, in units of 10^-`to`. */
export function worthIn(amount: bigint, scale: number, price: Decimal, to: number): bigint {
  const { units, places } = wholeOf(price);
  return (amount * units * 10n ** BigInt(to)) / 10n ** BigInt(scale + places);
}

/** Amount ÷ price, rounded down, in units of 10^-`to`. */
export function boughtFor(amount: bigint, scale: number, price: Decimal, to: number): bigint {
  const { units, places } = wholeOf(price);
  return (amount * 10n ** BigInt(to + places)) / (units * 10n ** BigInt(scale));
}

function wholeOf(price: Decimal) {
  const places = decimalsOf(price);
  return { units: toUnits(price, places) ?? 0n, places };
}
