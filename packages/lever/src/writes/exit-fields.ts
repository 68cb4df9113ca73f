import { ZERO } from '@bourse/decimal';
import { EXIT_TRIGGERS, type ExitTrigger, type LeverOrder } from '@bourse/contracts/lever';
import { TRAIL_UNITS, type Trail } from '@bourse/contracts/market';
import { storedDecimal } from '@bourse/safe-writes';
import * as v from 'valibot';
import type { Stops } from '../rules/stops';

/** Take profit and stop loss as the exchange keeps them. */
export interface KeptExits extends Partial<Stops> {
  readonly exitTrigger?: ExitTrigger | undefined;
  /** Of a stop loss that trails; its price is then where it begins. */
  readonly trail?: Omit<Trail, 'peak'> | undefined;
}

/** Exits on the wire. A trailing stop loss is sent by its distance; the mark price is the trigger that is not sent. */
export function exitFields({ takeProfit, stopLoss, exitTrigger, trail }: KeptExits) {
  return {
    target_profit_price: takeProfit ?? ZERO,
    stop_loss_price: trail ? ZERO : (stopLoss ?? ZERO),
    ...(exitTrigger === 'last' && { exit_trigger: exitTrigger }),
    ...(trail && { trail_distance: trail.distance, trail_unit: trail.unit }),
  };
}

/** Exits as the storage keeps them. */
export const storedExits = {
  takeProfit: v.optional(storedDecimal),
  stopLoss: v.optional(storedDecimal),
  exitTrigger: v.optional(v.picklist(EXIT_TRIGGERS)),
  trail: v.optional(v.object({ distance: storedDecimal, unit: v.picklist(TRAIL_UNITS) })),
} as const;

/** Whether a row has the exits. The price of a trailing stop loss follows the market: its distance tells. */
export function hasExits(
  order: Pick<LeverOrder, 'takeProfit' | 'stopLoss' | 'trail' | 'exitTrigger'>,
  { takeProfit, stopLoss, trail, exitTrigger = 'mark' }: KeptExits,
): boolean {
  const isStopSet = trail
    ? order.trail?.distance === trail.distance && order.trail.unit === trail.unit
    : order.trail === undefined && order.stopLoss === stopLoss;
  return isStopSet && order.takeProfit === takeProfit && (order.exitTrigger ?? 'mark') === exitTrigger;
}
