import { compare, isGreater, sum, type Decimal } from '@bourse/decimal';
import { createdRow, differenceOf, type Difference } from '@bourse/safe-writes';
import type { OpenOrder } from '@bourse/contracts/spot';
import { createdAmount } from './created-amount';
import { exitsDifference } from './exits-difference';
import type { FreshOrders, KnownOrders } from '../rules/find-outcome';
import type { MoveTicket } from './move-ticket';
import type { OrderTicket } from '../rules/order-ticket';
import type { ScaledItem } from './scaled-item';

/* The amounts and prices that an order, a moved order and a set of orders have created, compared with the confirmed ones. */

const isOf =
  ({ side, base, quote }: OrderTicket) =>
  (row: Pick<OpenOrder, 'side' | 'base' | 'quote'>) =>
    row.side === side && row.base === base && row.quote === quote;

/** The only new open order of the side and pair, at whatever price. */
const newOpenOrder = (order: OrderTicket, before: KnownOrders, now: FreshOrders) =>
  createdRow(
    now.open.filter((row) => isOf(order)(row) && row.exit === order.exit),
    before.open?.filter(({ side }) => side === order.side).map(({ id }) => id),
  );

/** The unit of the distance of a trailing stop. */
const trailUnit = ({ trail, quote }: OrderTicket) => (trail?.unit === 'percent' ? '%' : quote);

/** An order: its amount, its exits, and the price of a limit order. */
export function orderDifference(
  order: OrderTicket,
  before: KnownOrders,
  now: FreshOrders | undefined,
): Difference | undefined {
  if (now === undefined) return undefined;
  const amount = differenceOf(order.amount, createdAmount(order, before, now), order.base);
  if (amount) return amount;
  if (order.trail)
    return differenceOf(order.trail.distance, newOpenOrder(order, before, now)?.trail?.distance, trailUnit(order));
  const ofExits = exitsDifference(order, before, now);
  if (ofExits || order.mode === 'market' || before.fills === undefined) return ofExits;
  // A row of another amount may be an order that was placed elsewhere while this one filled.
  const created = newOpenOrder(order, before, now);
  const isOfAmount = created !== undefined && compare(created.amount, order.amount) === 0;
  return isOfAmount ? differenceOf(order.price, created.price, order.quote) : undefined;
}

/**
 * A moved order. In one step: amount and price of the order itself, while it is open. By cancelling and placing: a larger amount than
 * remained, or another price; a smaller amount follows from trades in between.
 */
export function moveDifference(
  { id, order, whole }: MoveTicket,
  before: KnownOrders,
  now: FreshOrders | undefined,
): Difference | undefined {
  if (now === undefined) return undefined;
  if (whole !== undefined) {
    const moved = now.open.find((row) => row.id === id && row.side === order.side);
    return differenceOf(whole, moved?.amount, order.base) ?? differenceOf(order.price, moved?.price, order.quote);
  }
  const created = newOpenOrder(order, before, now);
  if (created === undefined) return undefined;
  const isLarger = isGreater(created.amount, order.amount);
  return isLarger
    ? differenceOf(order.amount, created.amount, order.base)
    : differenceOf(order.price, created.price, order.quote);
}

/** A set of orders, each known by its price: the amounts of those that differ, added up. */
export function setDifference(items: readonly ScaledItem[], now: FreshOrders | undefined): Difference | undefined {
  const pairs = items.flatMap(({ ticket, before }): { confirmed: Decimal; created: Decimal }[] => {
    const created = now && createdAmount(ticket, before, now);
    return created === undefined || created === ticket.amount ? [] : [{ confirmed: ticket.amount, created }];
  });
  const [first] = items;
  if (first === undefined || pairs.length === 0) return undefined;
  return differenceOf(
    sum(pairs.map(({ confirmed }) => confirmed)),
    sum(pairs.map(({ created }) => created)),
    first.ticket.base,
  );
}
