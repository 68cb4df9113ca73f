import { SHANGHAI_OFFSET_MS } from '@bourse/contracts/wire';
import type { C2cState } from './state';

/** From these counts on a user may take no ad: 3 cancellations, more than 3 unfinished orders (money side, section 9). */
export const C2C_LIMITS = { cancellationsOfDay: 3, unfinishedOrders: 4 } as const;

const DAY_MS = 86_400_000;

/** Cancellations are remembered for so long; more than a day. */
export const REMEMBERED_MS = 2 * DAY_MS;

/** The day in Asia/Shanghai. */
const dayOf = (moment: number) => Math.floor((moment + SHANGHAI_OFFSET_MS) / DAY_MS);

/** Why a user may take no ad now. An order that expired counts as a cancellation of its payer. */
export function limitReached(
  state: C2cState,
  userId: number,
  now: number,
): 'cancellations_exceeded' | 'unfinished_exceeded' | undefined {
  const today = state.cancellationsOf(userId).filter((at) => dayOf(at) === dayOf(now));
  if (today.length >= C2C_LIMITS.cancellationsOfDay) return 'cancellations_exceeded';
  return state.ordersOf(userId).size >= C2C_LIMITS.unfinishedOrders ? 'unfinished_exceeded' : undefined;
}
