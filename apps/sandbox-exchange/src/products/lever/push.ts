import type { Decimal } from '@bourse/decimal';
import type { LeverContext } from './lever-context';
import { freeMoneyOf } from './margins';
import type { LeverOrder } from './types';

declare module '../../core/events' {
  interface ExchangeEvents {
    /** Orders, prices or money of a user's contract account have changed. */
    lever: { userId: number };
  }
}

/** A user's orders, prices and money at one time: the content of `lever_trade`. */
export interface LeverSnapshot {
  readonly userId: number;
  /** Entrusts and positions. */
  readonly orders: readonly LeverOrder[];
  /** Mark prices by pair. */
  readonly prices: ReadonlyMap<number, Decimal>;
  /** Money outside of positions (available or held by entrusts) by quote currency. */
  readonly free: ReadonlyMap<number, Decimal>;
}

/** An order of the user has changed. */
export function touched(context: LeverContext, { userId }: LeverOrder): void {
  context.announce('lever', { userId });
}

/** Prices have changed: announces every user with orders. */
export function announcePrices(context: LeverContext): void {
  for (const userId of context.lever.users()) context.announce('lever', { userId });
}

export function snapshotOf(context: LeverContext, userId: number): LeverSnapshot {
  const { catalog, lever } = context;
  const orders = lever.ofUser(userId);
  const prices = new Map<number, Decimal>();
  const free = new Map<number, Decimal>();
  for (const { pairId } of orders) {
    const quote = catalog.terms(pairId)?.quote;
    const price = context.mark(pairId)?.price;
    if (price !== undefined) prices.set(pairId, price);
    if (quote && !free.has(quote.id)) free.set(quote.id, freeMoneyOf(context, userId, quote));
  }
  return { userId, orders, prices, free };
}

/** Price of a pair in a snapshot; the entry price of an order before the first mark. */
export function priceIn({ prices }: LeverSnapshot, order: LeverOrder): Decimal {
  return prices.get(order.pairId) ?? order.entryPrice;
}
