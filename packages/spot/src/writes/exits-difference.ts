import { ZERO } from '@bourse/decimal';
import type { OpenOrder } from '@bourse/contracts/spot';
import { differenceOf, type Difference } from '@bourse/safe-writes';
import type { FreshOrders, KnownOrders } from '../rules/find-outcome';
import type { AttachedExits } from '../rules/order-exits';
import type { OrderTicket } from '../rules/order-ticket';

/** The rows of a buy: itself while it rests, and the exits that it has become. */
export const rowsOfBuy = (rows: readonly OpenOrder[], id: number): readonly OpenOrder[] =>
  rows.filter((row) => row.id === id || row.parentId === id);

/** The exits of an order as its rows show them: those that a resting buy carries, or the orders that they have become. */
export function exitsInRows(rows: readonly OpenOrder[]): AttachedExits {
  const exitOf = (kind: OpenOrder['exit']) => rows.find(({ exit }) => exit === kind);
  const trailing = rows.find(({ trail }) => trail !== undefined)?.trail;
  return {
    takeProfit: exitOf('take_profit')?.trigger ?? rows.find(({ takeProfit }) => takeProfit !== undefined)?.takeProfit,
    stopLoss: exitOf('stop_loss')?.trigger ?? rows.find(({ stopLoss }) => stopLoss !== undefined)?.stopLoss,
    ...(trailing && { trail: { distance: trailing.distance, unit: trailing.unit } }),
  };
}

/** The first exit that is not as it was confirmed; one that is missing is zero. A trailing stop is compared by its distance. */
export function differenceOfExits(
  { takeProfit, stopLoss, trail }: AttachedExits,
  created: AttachedExits,
  quote: string,
): Difference | undefined {
  const ofProfit = takeProfit && differenceOf(takeProfit, created.takeProfit ?? ZERO, quote);
  if (ofProfit) return ofProfit;
  if (!trail) return stopLoss && differenceOf(stopLoss, created.stopLoss ?? ZERO, quote);
  return differenceOf(trail.distance, created.trail?.distance ?? ZERO, trail.unit === 'percent' ? '%' : quote);
}

/**
 * The exits of a new buy, compared with the confirmed ones. `undefined` where no new row shows the buy: it may have filled and been sold by
 * an exit already.
 */
export function exitsDifference(
  { exits, side, base, quote }: OrderTicket,
  before: KnownOrders,
  now: FreshOrders,
): Difference | undefined {
  if (!exits || before.open === undefined) return undefined;
  const known = new Set(before.open.map(({ id }) => id));
  const created = now.open.filter((row) => !known.has(row.id) && row.base === base && row.quote === quote);
  const buys = created.filter((row) => row.side === side && row.exit === undefined);
  const parents = new Set(created.flatMap(({ parentId }) => (parentId === undefined ? [] : [parentId])));
  // Two new buys, or the exits of two, are not all of this order.
  const [first, ...others] = new Set([...buys.map(({ id }) => id), ...parents]);
  if (first === undefined || others.length > 0) return undefined;
  return differenceOfExits(exits, exitsInRows(rowsOfBuy(created, first)), quote);
}
