import type { Context } from '../../core/context';
import { refuse } from '../../result';
import type { SubscriptionState } from './state';
import { LOCK_HOLD, SUBSCRIPTION_WALLET, type SubscriptionOrder, type UnlockResult } from './types';

/** The lock of a subscription has ended by exchange time, and its tokens are not released yet. */
export const isUnlockable = ({ unlockedAt, unlocksAt }: SubscriptionOrder, now: number): boolean =>
  unlockedAt === undefined && now >= unlocksAt;

/** Releases the tokens of a subscription, once, after its lock has ended by exchange time. */
export function unlock(
  { ledger, now }: Context,
  state: SubscriptionState,
  { userId, id }: { userId: number; id: number },
): UnlockResult {
  const order = state.order(id);
  // Ids of other users and unknown ids are indistinguishable.
  if (order?.userId !== userId) return refuse('not_found');
  if (order.unlockedAt !== undefined) return refuse('already_unlocked');
  if (!isUnlockable(order, now)) return refuse('not_due');

  state.unlock(order, now);
  const account = ledger.account({ userId, wallet: SUBSCRIPTION_WALLET }, order.currencyId);
  const hold = { purpose: LOCK_HOLD, reference: id };
  ledger.post('subscription_unlock', id, now, [{ account, available: order.units, held: -order.units, hold }]);
  return { ok: true };
}
