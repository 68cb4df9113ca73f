import { storedDecimal } from '@bourse/safe-writes';
import { createStored } from '@bourse/storage';
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

/** Planned stops of this device, by number of the order. A logout removes them with the rest of local storage. */
export const storedPlans = createStored('bourse.lever.plannedStops', v.array(plan), []);

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
