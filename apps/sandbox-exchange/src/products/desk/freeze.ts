import type { Context } from '../../core/context';
import { refuse, type Done, type Refused } from '../../result';
import { desk, DESK_SEAT, logAct, scheduleDecisions } from './product';

interface Freeze {
  readonly userId: number;
  readonly reason: string;
}

export type FreezeResult = Done | Refused<'user_unknown' | 'reason_missing' | 'already_frozen' | 'not_frozen'>;

/**
 * The command of the staff: freezes an account. What its user has open stays; the automatic desk decides no case of it. `http/frozen-calls`
 * has the calls that its user may send from then on.
 */
export function freezeAccount(context: Context, { userId, reason }: Freeze): FreezeResult {
  const { frozen } = context.of(desk);
  if (!context.users.has(userId)) return refuse('user_unknown');
  if (reason.trim() === '') return refuse('reason_missing');
  if (frozen.has(userId)) return refuse('already_frozen');
  frozen.add({ userId, reason, frozenAt: context.now });
  logAct(context, { actor: DESK_SEAT, act: 'freeze', userId, note: reason });
  return { ok: true };
}

/** The command of the staff: ends a freeze, and the automatic desk decides the cases that have waited. */
export function unfreezeAccount(context: Context, { userId, reason }: Freeze): FreezeResult {
  const { frozen } = context.of(desk);
  if (reason.trim() === '') return refuse('reason_missing');
  if (!frozen.has(userId)) return refuse('not_frozen');
  frozen.delete(userId);
  logAct(context, { actor: DESK_SEAT, act: 'unfreeze', userId, note: reason });
  return scheduleDecisions(context);
}
