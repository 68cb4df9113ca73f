import { plus, type Decimal } from '@bourse/decimal';
import type { Catalog } from '../../catalog/catalog';
import type { Mark } from '../../core/mark';
import type { LeverContext } from './lever-context';
import { heldBy } from './margins';
import type { PublishedAccounts } from './published-account';
import type { LeverOrder, OpenOrder } from './types';

declare module '../../core/events' {
  interface ExchangeEvents {
    /** Orders or money of a user's contract account have changed. */
    lever: { userId: number };
    /** Mark prices have changed. */
    leverPrices: { pairIds: readonly number[] };
  }
}

/** A user's orders, prices and money at one time: the content of `lever_trade`. */
export interface LeverSnapshot {
  readonly userId: number;
  /** Entrusts and positions. */
  readonly orders: readonly OpenOrder[];
  /** Mark prices by pair. */
  readonly prices: ReadonlyMap<number, Decimal>;
  /** Money outside of positions (available or held by entrusts) by quote currency. */
  readonly free: ReadonlyMap<number, Decimal>;
}

/** An order of the user has changed. */
export function touched(context: LeverContext, { userId }: LeverOrder): void {
  context.announce('lever', { userId });
}

/** What a snapshot is made of: the committed state, or that of a command. */
interface SnapshotSource {
  readonly catalog: Catalog;
  readonly accounts: Pick<PublishedAccounts, 'ordersOf' | 'available'>;
  readonly mark: (pairId: number) => Mark | undefined;
}

/** A user's contract account as of the last commit. */
export function snapshotOf({ catalog, accounts, mark }: SnapshotSource, userId: number): LeverSnapshot {
  const orders = accounts.ordersOf(userId);
  const prices = new Map<number, Decimal>();
  const free = new Map<number, Decimal>();
  for (const order of orders) {
    const price = mark(order.pairId)?.price;
    if (price !== undefined) prices.set(order.pairId, price);
    const quote = catalog.terms(order.pairId)?.quote;
    if (!quote) continue;
    const own = free.get(quote.id) ?? accounts.available(userId, quote);
    free.set(quote.id, order.status === 'entrust' ? plus(own, heldBy(order)) : own);
  }
  return { userId, orders, prices, free };
}

/** Price of a pair in a snapshot; the entry price of an order before the first mark. */
export function priceIn({ prices }: LeverSnapshot, order: LeverOrder): Decimal {
  return prices.get(order.pairId) ?? order.entryPrice;
}
