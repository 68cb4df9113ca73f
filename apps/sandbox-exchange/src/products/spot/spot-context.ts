import type { Context } from '../../core/context';
import type { SpotState } from './state';

/** Name of the product; the namespace of its deadlines. */
export const SPOT = { name: 'spot' } as const;

/** Purpose of the holds of limit orders; the reference is the order's id. */
export const ORDER_HOLD = 'order';

/** Context of a command of spot trading. */
export interface SpotContext extends Context {
  readonly spot: SpotState;
}
