import { plus, type Decimal } from '@bourse/decimal';
import type { ChartLine } from '@bourse/charts';
import type { PairId, Side } from '@bourse/market/contract';
import type { PriceAlert } from '../price-alerts/alert';

/** The part of an open order that its line shows. */
export interface RestingOrder {
  readonly side: Side;
  readonly price: Decimal;
  readonly remaining: Decimal;
}

/**
 * One line for each side and price at which the user's orders rest.
 * @param label the text of a line: side, sum of what remains, number of orders
 */
export function orderLines(
  orders: readonly RestingOrder[],
  label: (side: Side, amount: Decimal, count: number) => string,
): ChartLine[] {
  const resting = new Map<string, { readonly side: Side; readonly price: Decimal; amount: Decimal; count: number }>();
  for (const { side, price, remaining } of orders) {
    const id = `${side} ${price}`;
    const { amount, count } = resting.get(id) ?? { amount: undefined, count: 0 };
    resting.set(id, { side, price, amount: amount ? plus(amount, remaining) : remaining, count: count + 1 });
  }
  return [...resting].map(([id, { side, price, amount, count }]) => ({
    id,
    price,
    label: label(side, amount, count),
    tone: side === 'buy' ? 'up' : 'down',
  }));
}

/** One line for each waiting alert of the pair. */
export function alertLines(
  alerts: readonly PriceAlert[],
  pair: PairId,
  label: (direction: PriceAlert['direction']) => string,
): ChartLine[] {
  return alerts
    .filter((alert) => alert.pair === pair && alert.firedAt === undefined)
    .map(({ id, price, direction }) => ({ id: `alert ${id}`, price, label: label(direction), tone: 'alert' }));
}
