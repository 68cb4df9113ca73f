import { plus, type Decimal } from '@bourse/decimal';
import type { ChartLine } from '@bourse/market';
import type { PairId } from '@bourse/market/contract';
import type { OpenOrder, Side } from '../contract';
import type { PriceAlert } from '../price-alerts/alert';

/** What stands at the lines, in the reader's language. */
export interface LineTexts {
  /** Of orders at one price: `Buy 0.5`, and how many there are. */
  readonly order: (side: Side, amount: Decimal, count: number) => string;
  readonly alert: (direction: PriceAlert['direction']) => string;
}

/** A line for each side and price at which the reader's orders rest, with what is still open of them. */
export function orderLines(orders: readonly OpenOrder[], { order: write }: Pick<LineTexts, 'order'>): ChartLine[] {
  const resting = new Map<string, { readonly side: Side; readonly price: Decimal; amount: Decimal; count: number }>();
  for (const { side, price, remaining } of orders) {
    const id = `${side} ${price}`;
    const { amount, count } = resting.get(id) ?? { amount: undefined, count: 0 };
    resting.set(id, { side, price, amount: amount ? plus(amount, remaining) : remaining, count: count + 1 });
  }
  return [...resting].map(([id, { side, price, amount, count }]) => ({
    id,
    price,
    label: write(side, amount, count),
    tone: side === 'buy' ? 'up' : 'down',
  }));
}

/** A line for each alert of the pair that waits. */
export function alertLines(
  alerts: readonly PriceAlert[],
  pair: PairId,
  { alert: write }: Pick<LineTexts, 'alert'>,
): ChartLine[] {
  return alerts
    .filter((alert) => alert.pair === pair && alert.firedAt === undefined)
    .map(({ id, price, direction }) => ({ id: `alert ${id}`, price, label: write(direction), tone: 'alert' }));
}
