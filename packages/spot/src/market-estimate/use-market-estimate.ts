import { decimal, type Decimal } from '@bourse/decimal';
import type { BookStore } from '@bourse/market';
import { useSyncExternalStore } from 'react';
import type { Side } from '@bourse/contracts/market';
import { affordableAmount, estimateMarket, type MarketEstimate } from './market-estimate';

/** The levels that a market order of a side takes, best first. */
const levelsOf = (book: BookStore, side: Side) => (side === 'buy' ? book.get()?.asks : book.get()?.bids) ?? [];

/** Estimate of a market order of this amount; renders again only when one of its figures changes. */
export function useMarketEstimate(
  book: BookStore,
  side: Side,
  amount: Decimal | undefined,
): MarketEstimate | undefined {
  // A snapshot must be referentially stable; the figures joined as text are.
  const figures = useSyncExternalStore(book.subscribe, () => {
    const estimate = estimateMarket(amount, levelsOf(book, side));
    return estimate && `${estimate.average} ${estimate.slippage} ${estimate.filled} ${estimate.cost}`;
  });
  const [average, slippage, filled, cost] = figures?.split(' ').map((figure) => decimal(figure)) ?? [];
  if (average === undefined || slippage === undefined || filled === undefined || cost === undefined) return undefined;
  return { average, slippage, filled, cost };
}

/** The amount that this total buys, or is paid for, at the levels of the book; `undefined` without a total. */
export function useAffordable(book: BookStore, side: Side, money: Decimal | undefined): Decimal | undefined {
  return useSyncExternalStore(book.subscribe, () => {
    const levels = levelsOf(book, side);
    return money === undefined || levels.length === 0 ? undefined : affordableAmount(money, levels);
  });
}
