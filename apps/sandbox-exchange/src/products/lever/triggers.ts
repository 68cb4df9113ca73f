import { floorTo, type Decimal } from '@bourse/decimal';
import { toUnits } from '../../ledger/money';
import type { OpenOrder } from './types';

interface Trigger {
  readonly id: number;
  readonly price: bigint;
}

/** Prices that orders of a pair wait for, ascending. */
interface Waiting {
  /** Reached from below: take profits of long positions, stop losses and entrusts of short ones. */
  readonly rising: Trigger[];
  readonly falling: Trigger[];
}

/** Decimals of an indexed price. Further ones are cut off, so the index finds an order too early and never too late. */
const SCALE = 18;

/** A price of a pair, and its average where it has one. */
interface Prices {
  readonly pairId: number;
  readonly low: Decimal;
  readonly high: Decimal;
}

/** Finds the orders that a price may have reached, without a look at the others. */
export class Triggers {
  readonly #pairs = new Map<number, Waiting>();

  add(order: OpenOrder): void {
    const waiting = this.#pairs.get(order.pairId) ?? { rising: [], falling: [] };
    this.#pairs.set(order.pairId, waiting);
    for (const { list, trigger } of placesOf(order, waiting)) list.splice(positionIn(list, trigger), 0, trigger);
  }

  remove(order: OpenOrder): void {
    const waiting = this.#pairs.get(order.pairId);
    if (!waiting) return;
    for (const { list, trigger } of placesOf(order, waiting)) list.splice(positionIn(list, trigger), 1);
  }

  /** Ids of orders that may be reached by a price and its average, each once. */
  reached({ high, low, pairId }: Prices): Set<number> {
    const { rising, falling } = this.#pairs.get(pairId) ?? { rising: [], falling: [] };
    const risen = rising.slice(0, positionIn(rising, { price: indexed(low), id: Number.POSITIVE_INFINITY }));
    const fallen = falling.slice(positionIn(falling, { price: indexed(high), id: 0 }));
    return new Set([...risen, ...fallen].map(({ id }) => id));
  }
}

const indexed = (price: Decimal): bigint => toUnits(floorTo(price, SCALE), SCALE) ?? 0n;

/** Where an order belongs: an entrust once, a position once for each of its stops. */
function placesOf(order: OpenOrder, { rising, falling }: Waiting): { list: Trigger[]; trigger: Trigger }[] {
  const { direction, entryPrice, id, status, stopLoss, takeProfit } = order;
  const [gain, loss] = direction === 'long' ? [rising, falling] : [falling, rising];
  const place = (list: Trigger[], price: Decimal | undefined) =>
    price === undefined ? [] : [{ list, trigger: { id, price: indexed(price) } }];
  // A long entrust waits for a fall to its price, a short one for a rise: on the side of its losses.
  return status === 'entrust' ? place(loss, entryPrice) : [...place(gain, takeProfit), ...place(loss, stopLoss)];
}

/** Index of the first trigger that is not before this one. */
function positionIn(list: readonly Trigger[], { id, price }: Trigger): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const other = list[middle];
    if (other && (other.price < price || (other.price === price && other.id < id))) from = middle + 1;
    else to = middle;
  }
  return from;
}
