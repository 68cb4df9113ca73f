import type { Order } from '@bourse/contracts/c2c';
import type { Role } from './order-actions';
import { deadlineOf } from './deadline';

/** Why an order was cancelled, as the user sees it; `desk`: by the decision of a dispute; `unknown`: cancelled by the payer or expired. */
export type CancelReason = 'you' | 'counterparty' | 'expired' | 'desk' | 'unknown';

export interface CancelFacts extends Pick<Order, 'cancelledBy' | 'createdAt' | 'updatedAt'> {
  readonly role: Role;
  /** This device cancelled the order. */
  readonly wasCancelledHere: boolean;
  /** Server time at which this device first saw the order cancelled, epoch milliseconds. */
  readonly seenAt: number | undefined;
}

/**
 * The reason of a cancellation as far as the data allow: only the payer can cancel, and only the deadline cancels after
 * the payment window, so a cancellation before the deadline is the payer's.
 */
export function cancelReason({
  role,
  cancelledBy,
  createdAt,
  updatedAt,
  wasCancelledHere,
  seenAt,
}: CancelFacts): CancelReason {
  const payer = role === 'payer' ? 'you' : 'counterparty';
  if (cancelledBy === 'payer') return payer;
  if (cancelledBy === 'timeout') return 'expired';
  if (cancelledBy === 'desk') return 'desk';
  if (wasCancelledHere) return 'you';
  if (createdAt === undefined) return 'unknown';
  const deadline = deadlineOf(createdAt);
  if (updatedAt !== undefined) return updatedAt < deadline ? payer : 'expired';
  return seenAt !== undefined && seenAt < deadline ? payer : 'unknown';
}
