import { flag, int, maybeDecimal } from '../wire';
import * as v from 'valibot';

const maybeCount = v.fallback(v.optional(int), undefined);

/** Abilities and limits of c2c that the back end announces. */
export const c2cCapabilities = v.pipe(
  v.object({
    /** 1: a part of an ad can be taken, from its minimum on. */
    c2c_partial: v.optional(flag),
    /** 1: the parties of an order write messages to each other. */
    c2c_messages: v.optional(flag),
    /** 1: the desk decides disputes of paid orders. */
    c2c_disputes: v.optional(flag),
    /** 1: the parties of a completed order rate each other. */
    c2c_ratings: v.optional(flag),
    /** 1: the price of an ad may follow the index by a per cent. */
    c2c_floating: v.optional(flag),
    /** 1: users follow and block each other. */
    c2c_relations: v.optional(flag),
    /** 1: users have hours in which their ads can be taken. */
    c2c_hours: v.optional(flag),
    /** Bounds of that per cent. */
    c2c_percent: v.fallback(v.optional(v.object({ least: maybeDecimal, most: maybeDecimal })), undefined),
    limits: v.fallback(v.optional(v.object({ c2c_cancellations: maybeCount, c2c_unfinished: maybeCount })), undefined),
  }),
  v.transform((wire) => ({
    takesParts: wire.c2c_partial === true,
    hasMessages: wire.c2c_messages === true,
    hasDisputes: wire.c2c_disputes === true,
    hasRatings: wire.c2c_ratings === true,
    hasRelations: wire.c2c_relations === true,
    hasHours: wire.c2c_hours === true,
    /** `undefined`: prices are fixed. */
    floating: wire.c2c_floating === true ? { least: wire.c2c_percent?.least, most: wire.c2c_percent?.most } : undefined,
    /** Cancelled orders of a day from which no ad can be taken. */
    cancellations: wire.limits?.c2c_cancellations,
    /** Unfinished orders from which no ad can be taken. */
    unfinished: wire.limits?.c2c_unfinished,
  })),
);
