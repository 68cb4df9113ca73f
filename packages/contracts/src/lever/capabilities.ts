import { flag } from '../wire';
import { offeredNames } from '../site';
import * as v from 'valibot';

/**
 * Types of leverage orders beyond the specification. `reduce_only`: closes positions of the pair in the opposite direction, oldest
 * first, never more than is open, and never opens one. `attached_exits`: an order carries the take profit and the stop loss of its
 * position, which are armed as it opens. `trailing_stop`: a stop loss at a distance that follows the best price and never goes back.
 */
export const LEVERAGE_ORDER_TYPES = ['reduce_only', 'attached_exits', 'trailing_stop'] as const;

/** Abilities of leverage that the back end announces. */
export const leverCapabilities = v.pipe(
  v.object({
    /** Types of orders, see `LEVERAGE_ORDER_TYPES`; missing: orders that open only. */
    leverage_order_types: offeredNames,
    /** 1: `/lever/close` takes `share`, the lots that close; the rest of the position stays open under its id. */
    leverage_partial_close: v.optional(flag),
    /** 1: `/lever/setmultiple` sets the multiple of a position, and its margin with it. */
    leverage_multiple_change: v.optional(flag),
    /** 1: `/lever/overnight` lists the overnight fees that were charged. */
    leverage_overnight_history: v.optional(flag),
  }),
  v.transform((wire) => ({
    /** Orders can be reduce-only. */
    reducesOnly: wire.leverage_order_types?.includes('reduce_only') === true,
    /** Orders carry the exits of their position. */
    attachesExits: wire.leverage_order_types?.includes('attached_exits') === true,
    /** The stop loss of a position can trail. */
    trailsStops: wire.leverage_order_types?.includes('trailing_stop') === true,
    /** A part of a position can be closed. */
    closesParts: wire.leverage_partial_close === true,
    /** The multiple of a position can be changed. */
    changesMultiples: wire.leverage_multiple_change === true,
    /** The charged overnight fees are listed. */
    listsOvernightFees: wire.leverage_overnight_history === true,
  })),
);
