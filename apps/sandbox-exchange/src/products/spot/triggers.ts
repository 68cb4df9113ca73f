import type { Side } from '../../catalog/types';
import type { FillRecord } from './records';
import { SPOT, type SpotContext } from './spot-context';

/** Has a price reached a trigger? A buy is triggered at it or above, a sale at it or below. Prices in ticks. */
export function isTriggered({ side, trigger }: { side: Side; trigger: bigint | undefined }, price: bigint): boolean {
  if (trigger === undefined) return false;
  return side === 'buy' ? price >= trigger : price <= trigger;
}

/**
 * Schedules the stop-limit orders of a pair that fills have triggered. Each one enters the book in a command of its own, so that a
 * fall through many triggers does not stop the exchange; a restart keeps what is scheduled.
 */
export function scheduleTriggered(context: SpotContext, pairId: number, fills: readonly FillRecord[]): void {
  if (fills.length === 0) return;
  for (const order of context.spot.waiting(pairId)) {
    const key = String(order.id);
    const isReached = fills.some(({ price }) => isTriggered(order, price));
    if (isReached && !context.isScheduled(SPOT, key)) context.schedule(SPOT, key, context.now);
  }
}
