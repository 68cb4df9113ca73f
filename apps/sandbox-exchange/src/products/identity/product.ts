import { sql } from 'kysely';
import type { Context } from '../../core/context';
import type { Product } from '../../core/product';
import { isShownByCase, openCase } from '../desk/product';
import { refuse } from '../../result';
import { documentsName, readDocuments } from './document-store';
import { loadIdentities, writeIdentities, type IdentityState } from './store';
import type { IdentityRow } from './tables';
import type { DeleteResult, SubmitIdentity, SubmitRefusal, SubmitResult } from './types';

/** Kind of the case on the desk. */
const CASE = 'identity';

/** Identity verification: the number of a document belongs to one user; the desk decides, with a reason. */
export const identity: Product<IdentityState> = {
  name: 'identity',
  audit: {
    'the status of a user differs from the verification': sql`
      select users.id from users join identities on identities.user_id = users.id
      where users.review_status <> case identities.status when 'pending' then 1 when 'approved' then 2 else 3 end`,
    'a verification has photos without documents': sql`
      select identity_photos.user_id from identity_photos
      left join identities on identities.user_id = identity_photos.user_id
      where identity_photos.is_accepted and (identities.sealed is null or identities.sealed = '')`,
  },

  load: ({ db }) => loadIdentities(db),

  writes(state) {
    if (state.changed.size === 0) return undefined;
    const rows = [...state.changed.values()];
    const photos = state.photos;
    state.changed = new Map();
    state.photos = new Map();
    return { write: (transaction) => writeIdentities(transaction, rows, photos) };
  },

  desk: {
    [CASE]: {
      title: 'Identity verifications',
      documents: {
        name: documentsName,
        read: (services, { userId }) => readDocuments(services, userId),
        remove: (context, { userId }) => deleteDocuments(context, userId),
      },
      decide({ announce }, state, { userId }, { verdict, note }) {
        const row = state.rows.get(userId);
        if (row?.status !== 'pending') return refuse('not_pending');
        put(state, { ...row, status: verdict === 'approve' ? 'approved' : 'rejected', reason: note });
        announce('userChanged', { userId });
        return { ok: true };
      },
    },
  },
};

function put(state: IdentityState, row: IdentityRow): void {
  state.rows.set(row.user_id, row);
  state.changed.set(row.user_id, row);
}

/** Why a user cannot submit documents. `uploads` are the names of the photos. */
export function submissionRefusal(
  context: Context,
  { userId, cardHash, uploads }: Pick<SubmitIdentity, 'userId' | 'cardHash'> & { uploads: readonly string[] },
): SubmitRefusal | undefined {
  const { rows } = context.of(identity);
  const own = rows.get(userId);
  if (own?.status === 'approved') return 'already_approved';
  if (own?.status === 'pending') return 'under_review';
  for (const row of rows.values()) {
    if (row.card_hash === cardHash && row.user_id !== userId && row.status !== 'rejected') return 'card_taken';
  }
  if (new Set(uploads).size < uploads.length) return 'photos_equal';
  // The pictures of a verification leave the uploads, and an open case shows them there.
  if (uploads.some((name) => isShownByCase(context, userId, name))) return 'photo_in_review';
  return undefined;
}

/** The command of a user: puts the documents before the desk. */
export function submitIdentity(context: Context, { userId, cardHash, sealed, photos }: SubmitIdentity): SubmitResult {
  const state = context.of(identity);
  const reason = submissionRefusal(context, { userId, cardHash, uploads: photos.map(({ upload }) => upload) });
  if (reason) return refuse(reason);
  put(state, {
    user_id: userId,
    card_hash: cardHash,
    sealed,
    status: 'pending',
    reason: '',
    submitted_at: context.now,
  });
  state.photos.set(userId, photos);
  context.announce('userChanged', { userId });
  openCase(context, { kind: CASE, reference: userId, userId, details: { User: String(userId) } });
  return { ok: true };
}

/** The command of the staff: deletes name, number and photos. The status and the hash of the number stay. */
function deleteDocuments(context: Context, userId: number): DeleteResult {
  const state = context.of(identity);
  const row = state.rows.get(userId);
  if (!row || row.sealed === '') return refuse('no_documents');
  if (row.status === 'pending') return refuse('under_review');
  put(state, { ...row, sealed: '' });
  state.photos.set(userId, []);
  return { ok: true };
}
