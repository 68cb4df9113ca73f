import { isGreater, larger, plus, sum, type Decimal } from '@bourse/decimal';
import { createdRow } from '@bourse/safe-writes';
import type { OpenOrder } from '@bourse/contracts/spot';
import { newFills, type FreshOrders, type KnownOrders } from '../rules/find-outcome';
import type { OrderTicket } from '../rules/order-ticket';

/**
 * The amount of the order that the exchange has created; `undefined` where nothing proves it. Trades for less than the order are no
 * proof: more may follow, and a market order may find too little in the book. Neither is a row of another price than was sent, of another
 * type, or beside trades of the whole order: it is another order, placed elsewhere or before the screen was opened.
 */
export function createdAmount(order: OrderTicket, before: KnownOrders, now: FreshOrders): Decimal | undefined {
  const { open, fills } = before;
  if (open === undefined || fills === undefined) return undefined;
  const isOurs = (row: { side: string | undefined; base: string; quote: string }) =>
    row.side === order.side && row.base === order.base && row.quote === order.quote;
  const isSent = ({ price, type, exit }: OpenOrder) =>
    exit === order.exit &&
    (exit !== undefined || (price === order.price && (type === undefined || type === order.type)));
  const resting = createdRow(
    now.open.filter((row) => isOurs(row) && isSent(row)),
    open.filter(({ side }) => side === order.side).map(({ id }) => id),
  );
  // New trades may be those of an older order of the same side.
  if (open.some(isOurs)) return resting && isGreater(resting.amount, order.amount) ? resting.amount : undefined;
  const traded = sum(
    newFills(fills, now.fills)
      .filter(isOurs)
      .map(({ amount }) => amount),
  );
  if (traded === order.amount) return undefined;
  // A back end without a total sends the remainder of an order alone.
  if (resting) return larger(resting.amount, plus(resting.remaining, traded));
  return isGreater(traded, order.amount) ? traded : undefined;
}
