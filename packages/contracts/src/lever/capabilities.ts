import { flag } from '../wire';
import { offeredNames } from '../site';
import * as v from 'valibot';

/**
 * Types of leverage orders beyond the specification. `reduce_only`: closes positions of the pair in the opposite direction, oldest
 * first, never more than is open, and never opens one.
 */
export const LEVERAGE_ORDER_TYPES = ['reduce_only'] as const;

/** Abilities of leverage that the back end announces. */
export const leverCapabilities = v.pipe(
  v.object({
    /** Types of orders, see `LEVERAGE_ORDER_TYPES`; missing: orders that open only. */
    leverage_order_types: offeredNames,
    /** 1: `/lever/close` takes `share`, the lots that close; the rest of the position stays open under its id. */
    leverage_partial_close: v.optional(flag),
  }),
  v.transform((wire) => ({
    /** Orders can be reduce-only. */
    reducesOnly: wire.leverage_order_types?.includes('reduce_only') === true,
    /** A part of a position can be closed. */
    closesParts: wire.leverage_partial_close === true,
  })),
);
