import type { PushNotice } from '@bourse/contracts/push';
import { recoveryTouched } from '@bourse/contracts/security';
import { sql } from 'kysely';
import type { RecoveryNotice } from '../../accounts/types';
import type { Context } from '../../core/context';
import type { Product } from '../../core/product';
import { refuse, type Done, type Refused } from '../../result';
import { openCase, withdrawCase } from '../desk/product';
import { documentsName, readDocuments } from '../identity/document-store';
import { identity } from '../identity/product';
import { loadRecoveries, writeRecoveries, type RecoveryRow, type RecoveryState } from './store';

declare module '../../core/events' {
  interface ExchangeEvents {
    /** The owner of an account is told of its recovery. */
    recovery: { userId: number; notice: RecoveryNotice };
  }
}

/** Kind of the case on the desk. */
const CASE = 'recovery';
const HOUR = 60 * 60_000;
export const RECOVERY_WAIT_MS = 72 * HOUR;

/**
 * Recovery of accounts whose second factor is lost. A person at the desk approves a request; then a waiting time runs, in which every session of
 * the account can cancel it. The desk never decides by itself.
 */
export const recovery: Product<RecoveryState> = {
  name: 'recovery',
  audit: {
    'an approved recovery has no deadline': sql`
      select recoveries.id from recoveries left join deadlines on product = 'recovery' and key = user_id::text
      where status = 'approved' and key is null`,
    'a recovery in review has no case on the desk': sql`
      select recoveries.id from recoveries
      left join desk_cases on kind = 'recovery' and reference = recoveries.id and desk_cases.status = 'pending'
      where recoveries.status = 'review' and desk_cases.id is null`,
  },

  load: ({ db, desk }) => loadRecoveries(db, desk.recoveryWaitMs ?? RECOVERY_WAIT_MS),

  writes(state) {
    if (state.changed.size === 0) return undefined;
    const { ended } = state;
    const rows = [...state.changed.values()];
    state.changed = new Map();
    state.ended = new Map();
    return { write: (transaction) => writeRecoveries(transaction, rows, ended) };
  },

  due(context, state, { key }) {
    const row = state.open.get(Number(key));
    if (row?.status !== 'approved') return;
    put(context, state, { ...row, status: 'done' });
    state.ended.set(row.user_id, context.now);
    context.holdPayments(row.user_id);
    context.announce('userChanged', { userId: row.user_id });
    context.announce('sessionsEnded', { userId: row.user_id });
  },

  desk: {
    [CASE]: {
      title: 'Recoveries of accounts',
      automatic: 'never',
      documents: {
        name: documentsName,
        read: (services, { userId }) => readDocuments(services, userId),
        remove: () => refuse('The documents belong to the identity verification.'),
      },
      decide(context, state, { userId, reference }, { verdict, note }) {
        const row = state.open.get(userId);
        if (row?.id !== reference || row.status !== 'review') return refuse('not_pending');
        if (verdict === 'reject') {
          if (note.trim() === '') return refuse('reason_missing');
          put(context, state, { ...row, status: 'refused', reason: note });
          return { ok: true };
        }
        const endsAt = context.now + state.waitMs;
        put(context, state, { ...row, status: 'approved', ends_at: endsAt });
        context.schedule(recovery, String(userId), endsAt);
        return { ok: true };
      },
    },
  },
};

const isOpen = ({ status }: RecoveryRow) => status === 'review' || status === 'approved';

const NOTICES: Readonly<Record<RecoveryRow['status'], RecoveryNotice>> = {
  review: 'recovery requested',
  approved: 'recovery approved',
  refused: 'recovery refused',
  cancelled: 'recovery cancelled',
  done: 'recovery done',
};

/** Told of by Web Push: each is a notice of its own, so the later one alerts too. */
const PUSH_NOTICE: Readonly<Partial<Record<RecoveryRow['status'], PushNotice>>> = {
  review: 'recovery',
  approved: 'recovery_approved',
};

/** Stores a request in its next state, and tells the owner by mail and in running sessions. */
function put(context: Context, state: RecoveryState, row: RecoveryRow): void {
  const userId = row.user_id;
  if (isOpen(row)) state.open.set(userId, row);
  else state.open.delete(userId);
  state.changed.set(row.id, row);
  context.announce('recovery', { userId, notice: NOTICES[row.status] });
  const notice = PUSH_NOTICE[row.status];
  if (notice) context.announce('notice', { userId, notice, id: row.id });
  context.announce('private', { userId, name: recoveryTouched.name, payload: { id: row.id } });
}

/** Ends the open request of a user, with its waiting time and its case. */
function end(context: Context, row: RecoveryRow): RecoveryRow {
  withdrawCase(context, CASE, row.id);
  context.cancel(recovery, String(row.user_id));
  return { ...row, status: 'cancelled', ends_at: null };
}

/** The command of an owner who has given the password and the code of the mail. An earlier request ends, with its waiting time. */
export function requestRecovery(
  context: Context,
  { userId, account }: { userId: number; account: string },
): Done<{ row: RecoveryRow }> {
  const state = context.of(recovery);
  const earlier = state.open.get(userId);
  if (earlier) state.changed.set(earlier.id, end(context, earlier));
  const row: RecoveryRow = {
    id: state.nextId,
    user_id: userId,
    status: 'review',
    requested_at: context.now,
    ends_at: null,
    reason: '',
  };
  state.nextId += 1;
  put(context, state, row);
  const isVerified = context.of(identity).rows.get(userId)?.status === 'approved';
  const details = { Account: account, Identity: isVerified ? 'verified' : 'not verified' };
  openCase(context, { kind: CASE, reference: row.id, userId, details });
  return { ok: true, row };
}

/** Cancels the open request of a user. `id`: only this one. */
export function cancelRecovery(
  context: Context,
  { userId, id }: { userId: number; id?: number },
): Done | Refused<'not_open'> {
  const state = context.of(recovery);
  const row = state.open.get(userId);
  if (!row || (id !== undefined && row.id !== id)) return refuse('not_open');
  put(context, state, end(context, row));
  return { ok: true };
}
