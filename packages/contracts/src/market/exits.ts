import * as v from 'valibot';
import { positiveDecimal } from './positive';

/**
 * Types of orders that protect money while no client is open, each announced. `attached_exits`: an order carries a take profit and a stop
 * loss, which the back end arms as the order fills. `oco` (one cancels the other): a limit price and a stop price for one amount.
 * `trailing_stop`: a stop at a distance that follows the best price since it was set, and never goes back.
 */
export const EXIT_ABILITIES = ['attached_exits', 'oco', 'trailing_stop'] as const;
export type ExitAbility = (typeof EXIT_ABILITIES)[number];

/** Types of orders that wait for their trigger price and then trade at the market. */
export const EXIT_TYPES = ['take_profit', 'stop_loss', 'trailing_stop'] as const;
export type ExitType = (typeof EXIT_TYPES)[number];

/** Unit of the distance of a trailing stop: quote currency, or per cent of the best price since it was set. */
export const TRAIL_UNITS = ['price', 'percent'] as const;
export type TrailUnit = (typeof TRAIL_UNITS)[number];

/** Fields of a trailing stop in a row. */
export const trailFields = {
  trail_distance: positiveDecimal,
  trail_unit: v.fallback(v.optional(v.picklist(TRAIL_UNITS)), undefined),
  /** The best price since the stop was set: the highest of a sale, the lowest of a buy. */
  trail_peak: positiveDecimal,
};

/** A trailing stop. `undefined` where its distance or unit cannot be read. */
export function trailOf(wire: v.InferOutput<v.ObjectSchema<typeof trailFields, undefined>>) {
  const { trail_distance: distance, trail_unit: unit, trail_peak: peak } = wire;
  return distance === undefined || unit === undefined ? undefined : { distance, unit, peak };
}
export type Trail = NonNullable<ReturnType<typeof trailOf>>;
