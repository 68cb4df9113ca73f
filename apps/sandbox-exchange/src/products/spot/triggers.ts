import type { Terms } from '../../catalog/terms';
import type { Side } from '../../catalog/types';
import { exitSale, hasBuyer } from './exit-sale';
import { isExit, type FillRecord, type OrderRecord, type TrailRecord } from './records';
import { SPOT, type SpotContext } from './spot-context';
import type { OrderType } from './types';

interface Triggered {
  readonly side: Side;
  readonly type: OrderType;
  readonly trigger: bigint | undefined;
}

/**
 * Has a price reached a trigger? A buy and a take profit are triggered at it or above, any other sale at it or below. Prices in ticks.
 */
export function isTriggered({ side, type, trigger }: Triggered, price: bigint): boolean {
  if (trigger === undefined) return false;
  return side === 'buy' || type === 'take_profit' ? price >= trigger : price <= trigger;
}

const BASIS_POINTS = 10_000n;

/** Where a trailing stop is at a best price, rounded up to a tick: no further away than its distance. */
export function trailedTrigger({ distance, unit }: TrailRecord, peak: bigint): bigint {
  return peak - (unit === 'price' ? distance : (peak * distance) / BASIS_POINTS);
}

/** A trailing stop follows a price up, and never goes back. */
function follow(order: OrderRecord, price: bigint): boolean {
  const { peak, trail } = order;
  if (order.activatedAt !== undefined || !trail || peak === undefined || price <= peak) return false;
  order.peak = price;
  order.trigger = trailedTrigger(trail, price);
  return true;
}

/** Exits that one trade asks whether their sale is refused, over all users: each question plans a sale. */
const MOST_JUDGED = 10;

/**
 * Schedules the orders of a pair that fills have triggered, and the exits that were triggered before and can sell now. Each one enters the
 * book in a command of its own, so that a fall through many triggers does not stop the exchange; a restart keeps what is scheduled. An
 * exit that cannot sell, because nothing buys or its user's money is frozen, writes nothing at the trades of others. Beyond {@link MOST_JUDGED}
 * the command of the exit itself finds out.
 */
export function scheduleTriggered(
  context: SpotContext,
  terms: Terms,
  { fills, hasRest }: { fills: readonly FillRecord[]; hasRest: boolean },
): void {
  if (fills.length === 0 && !hasRest) return;
  let judged = 0;
  const maySell = (order: OrderRecord): boolean => {
    if (!hasBuyer(context, order)) return false;
    judged += 1;
    return judged > MOST_JUDGED || exitSale(context, terms, order) !== undefined;
  };
  for (const order of context.spot.waiting(terms.pair.id)) {
    const key = String(order.id);
    const hasRun = isExit(order) && order.activatedAt !== undefined;
    const isScheduled = context.isScheduled(SPOT, key);
    const isDue = hasRun ? !isScheduled && maySell(order) : isReached(context, order, fills);
    if (isDue && !isScheduled) context.schedule(SPOT, key, context.now);
  }
}

/** Has one of the fills reached the trigger? A trailing stop follows them until then. */
function isReached(context: SpotContext, order: OrderRecord, fills: readonly FillRecord[]): boolean {
  let hasMoved = false;
  let reached = false;
  for (const { price } of fills) {
    reached = isTriggered(order, price);
    if (reached) break;
    hasMoved = follow(order, price) || hasMoved;
  }
  if (hasMoved) context.spot.change(order);
  return reached;
}
