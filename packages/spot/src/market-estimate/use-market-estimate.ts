import { decimal, type Decimal } from '@bourse/decimal';
import type { BookStore } from '@bourse/market';
import { useSyncExternalStore } from 'react';
import type { Side } from '@bourse/contracts/market';
import { affordableAmount, estimateMarket, type MarketEstimate } from './market-estimate';

/** Estimate of a market order of this amount; renders again only when one of its figures changes. */
export function useMarketEstimate(
  book: BookStore,
  side: Side,
  amount: Decimal | undefined,
): MarketEstimate | undefined {
  // A snapshot must be referentially stable; the figures joined as text are.
  const figures = useSyncExternalStore(book.subscribe, () => {
    const levels = side === 'buy' ? book.get()?.asks : book.get()?.bids;
    const estimate = estimateMarket(amount, levels ?? []);
    return estimate && `${estimate.average} ${estimate.slippage} ${estimate.filled}`;
  });
  const [average, slippage, filled] = figures?.split(' ').map((figure) => decimal(figure)) ?? [];
  if (average === undefined || slippage === undefined || filled === undefined) return undefined;
  return { average, slippage, filled };
}

/** The amount that this total buys at the levels of the book; `undefined` without a total. */
export function useAffordable(book: BookStore, money: Decimal | undefined): Decimal | undefined {
  return useSyncExternalStore(book.subscribe, () => {
    const asks = book.get()?.asks ?? [];
    return money === undefined || asks.length === 0 ? undefined : affordableAmount(money, asks);
  });
}
