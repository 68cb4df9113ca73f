import { sum, type Decimal } from '@bourse/decimal';
import type { ChartLine } from '@bourse/charts';
import type { PairId, Side } from '@bourse/contracts/market';
import type { PriceAlert } from '../price-alerts/alert';

/** The part of an open order that its line shows. */
export interface RestingOrder {
  readonly side: Side;
  readonly price: Decimal;
  readonly remaining: Decimal;
}

/** Handles of the line of one order; a line of several orders has none. */
export type LineHandles = Pick<ChartLine, 'drag' | 'remove'>;

const NO_HANDLES: LineHandles = {};

/**
 * One line for each side and price at which the user's orders rest.
 * @param label the text of a line: side, sum of what remains, number of orders
 * @param handlesOf what the user can do with the line of one order
 */
export function orderLines<Order extends RestingOrder>(
  orders: readonly Order[],
  label: (side: Side, amount: Decimal, count: number) => string,
  handlesOf: (order: Order) => LineHandles = () => NO_HANDLES,
): ChartLine[] {
  const resting = new Map<string, [Order, ...Order[]]>();
  for (const order of orders) {
    const id = `${order.side} ${order.price}`;
    const known = resting.get(id);
    if (known) known.push(order);
    else resting.set(id, [order]);
  }
  return [...resting].map(([id, [first, ...others]]) => ({
    id,
    price: first.price,
    label: label(first.side, sum([first, ...others].map(({ remaining }) => remaining)), others.length + 1),
    tone: first.side === 'buy' ? 'up' : 'down',
    ...(others.length === 0 && handlesOf(first)),
  }));
}

/** One line for each waiting alert of the pair. */
export function alertLines(
  alerts: readonly PriceAlert[],
  pair: PairId,
  label: (direction: PriceAlert['direction']) => string,
): ChartLine[] {
  return alerts
    .filter((alert) => alert.pair === pair && alert.firedAt === undefined && !alert.indicator)
    .map(({ id, price, direction }) => ({ id: `alert ${id}`, price, label: label(direction), tone: 'alert' }));
}
