import { storedDecimal } from '@bourse/safe-writes';
import { createKept } from '@bourse/storage';
import * as v from 'valibot';
import type { LeverOrder } from '@bourse/contracts/lever';
import type { Stops } from '../rules/stops';
import { storedOrderTicket, ticketOf } from '../writes/position-writes';
import type { PlannedStops } from '../rules/planned-stops';

const plan: v.GenericSchema<unknown, PlannedStops> = v.pipe(
  v.object({
    ...storedOrderTicket,
    takeProfit: v.optional(storedDecimal),
    stopLoss: v.optional(storedDecimal),
    plannedAt: v.number(),
    sentAt: v.optional(v.number()),
  }),
  v.transform((stored) => ({
    ...stored,
    takeProfit: stored.takeProfit,
    stopLoss: stored.stopLoss,
    sentAt: stored.sentAt,
  })),
);

/** The union of two lists. Of two plans of one order the one that was sent: it is looked up, and never sent again. */
function withEach(plans: readonly PlannedStops[], others: readonly PlannedStops[]): PlannedStops[] {
  const otherOf = new Map(others.map((other) => [other.id, other]));
  const known = new Set(plans.map(({ id }) => id));
  return [
    ...plans.map((own) => (own.sentAt === undefined ? { ...own, sentAt: otherOf.get(own.id)?.sentAt } : own)),
    ...others.filter(({ id }) => !known.has(id)),
  ];
}

/** The user's planned stops, by number of the order. A log-out keeps them: they are placed after the next login on this device. */
export const storedPlans = createKept('bourse.lever.plannedStops', v.array(plan), [], withEach);

/** Notes the stops of orders that were just placed. An order has one plan. */
export function planStops(orders: readonly LeverOrder[], { takeProfit, stopLoss }: Stops, now: number): void {
  if (takeProfit === undefined && stopLoss === undefined) return;
  const ids = new Set(orders.map(({ id }) => id));
  const planned = orders.map((order) => ({
    ...ticketOf(order, undefined),
    takeProfit,
    stopLoss,
    plannedAt: now,
    sentAt: undefined,
  }));
  storedPlans.update((plans) => [...plans.filter(({ id }) => !ids.has(id)), ...planned]);
}

export const removePlan = (id: number): void => storedPlans.update((plans) => plans.filter((other) => other.id !== id));

export const markSent = (id: number, now: number): void =>
  storedPlans.update((plans) => plans.map((other) => (other.id === id ? { ...other, sentAt: now } : other)));
