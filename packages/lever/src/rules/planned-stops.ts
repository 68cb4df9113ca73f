import type { LeverOrder } from '@bourse/contracts/lever';
import type { Stops } from './stops';
import type { OrderTicket } from '../writes/position-writes';

/** Stops that are set once a pending order has become a position. `sentAt`: when the request was sent, epoch milliseconds. */
export interface PlannedStops extends OrderTicket, Stops {
  readonly plannedAt: number;
  readonly sentAt: number | undefined;
}

/** Until then an order that was just placed may be missing from an event that is still on its way. */
const NEW_MS = 60_000;
/** Until then the reply of a request may still come, in this tab or in another one. */
const SENDING_MS = 60_000;

export interface OpenLists {
  readonly positions: readonly LeverOrder[];
  readonly entrusts: readonly LeverOrder[];
}

/**
 * What to do with a plan. `send`: the order has become a position without stops; `check`: the request was sent, and its result was never
 * noted, e.g. because the tab was closed; `ask`: the order is gone, and may have been added to the position of its pair and direction, where
 * a back end keeps only one; `drop`: the order was revoked, or the position has closed or has stops of its own.
 */
export function nextStep(plan: PlannedStops, { positions, entrusts }: OpenLists, now: number) {
  if (plan.sentAt !== undefined) return now - plan.sentAt > SENDING_MS ? 'check' : 'wait';
  const position = positions.find(({ id }) => id === plan.id);
  if (position) return position.takeProfit === undefined && position.stopLoss === undefined ? 'send' : 'drop';
  const isPending = entrusts.some(({ id }) => id === plan.id);
  if (isPending || now - plan.plannedAt < NEW_MS) return 'wait';
  return positions.some((each) => each.pair === plan.pair && each.direction === plan.direction) ? 'ask' : 'drop';
}
