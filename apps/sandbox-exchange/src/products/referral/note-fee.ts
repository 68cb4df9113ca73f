import type { Context } from '../../core/context';
import { dayOf } from '../../core/settlement-day';
import { identity } from '../identity/product';
import { referral } from './product';
import { scheduleSettlement } from './settle-rebates';
import type { InvitedFee } from './state';

/**
 * Notes a fee that a user has paid, for the rebate of the inviter. Rebates need the identity verification of both (money side, section 9):
 * that of the inviter was checked at the registration. A document belongs to one user, so that own trades bring no rebate.
 */
export function noteFee(context: Context, { userId, fee }: Omit<InvitedFee, 'day'>): void {
  const state = context.of(referral);
  if (fee === 0n || state.inviterOf(userId) === undefined) return;
  if (context.of(identity).rows.get(userId)?.status !== 'approved') return;
  state.note({ userId, day: dayOf(context.now), fee });
  scheduleSettlement(context);
}
