import type { Terms } from '../../catalog/terms';
import type { Context } from '../../core/context';
import type { HoldKey } from '../../ledger/types';
import { groupIdOf, type OrderRecord } from './records';
import { ORDER_HOLD } from './spot-context';
import { SPOT_WALLET } from './types';

/** Lots of an order that have not traded. */
export const remainingOf = ({ quantity, filled }: OrderRecord): bigint => quantity - filled;

/** Whole lots of a pair's base currency that a user can spend. */
export function lotsAvailable({ ledger }: Context, terms: Terms, userId: number): bigint {
  return terms.lotsIn(ledger.available(userId, terms.base.id, SPOT_WALLET));
}

/** What an order holds for lots: a sale the lots, a buy their cost at its limit price. A market order holds nothing. */
export function heldBy(terms: Terms, { type, side, price, holdPrice }: OrderRecord, lots: bigint): bigint {
  if (type === 'market') return 0n;
  if (side === 'sell') return terms.size(lots);
  const limit = holdPrice ?? price;
  if (limit === undefined) throw new Error('a buy without a limit price holds nothing');
  return terms.cost(limit, lots);
}

/** Holds more of what an order gives; releases it where the amount is negative. */
export function changeHold({ ledger, now }: Context, terms: Terms, order: OrderRecord, amount: bigint): void {
  if (amount === 0n) return;
  const account = ledger.account({ userId: order.userId, wallet: SPOT_WALLET }, terms.given(order.side).id);
  const kind = amount > 0n ? 'order_hold' : 'order_release';
  ledger.post(kind, order.id, now, [{ account, available: -amount, held: amount, hold: orderHold(order) }]);
}

/** Holds what a new order gives. */
export function holdFor(context: Context, terms: Terms, order: OrderRecord): void {
  changeHold(context, terms, order, heldBy(terms, order, order.quantity));
}

/** Releases the hold of an order's open remainder. */
export function releaseHold(context: Context, terms: Terms, order: OrderRecord): void {
  changeHold(context, terms, order, -heldBy(terms, order, remainingOf(order)));
}

/** The reference of an order's hold, which exits of a buy and orders that cancel each other share. */
export function orderHold(order: OrderRecord): HoldKey {
  return { purpose: ORDER_HOLD, reference: groupIdOf(order) ?? order.id };
}
