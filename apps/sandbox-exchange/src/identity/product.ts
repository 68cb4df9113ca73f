import './tables';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../core/context';
import type { Product } from '../core/product';
import { isShownByCase, openCase } from '../desk/product';
import { refuse, type Done, type Refused } from '../result';
import { insertRows, type Columns } from '../store/bulk';
import type { Database } from '../store/database';
import { readDocuments } from './document-store';
import type { IdentityRow, PhotoPart } from './tables';

/** Kind of the case on the desk. */
const CASE = 'identity';

const COLUMNS: Columns<IdentityRow> = {
  user_id: 'integer',
  card_hash: 'text',
  sealed: 'text',
  status: 'text',
  reason: 'text',
  submitted_at: 'bigint',
};

/** A photo on its way from the uploads of the user into the documents. */
export interface SealedPhoto {
  part: PhotoPart;
  /** Name of the upload, which is deleted. */
  upload: string;
  sealed: Buffer;
}

interface IdentityState {
  readonly rows: Map<number, IdentityRow>;
  changed: Map<number, IdentityRow>;
  /** Photos that replace the present ones of a user; an empty list deletes them. Not kept in memory after the write. */
  photos: Map<number, readonly SealedPhoto[]>;
}

export interface SubmitIdentity {
  userId: number;
  /** Keyed hash of the number of the document. */
  cardHash: string;
  /** Name and number, encrypted. */
  sealed: string;
  /** `undefined`: not all addresses are pictures that the user uploaded. */
  photos: readonly SealedPhoto[] | undefined;
}

export type SubmitResult =
  | Done
  | Refused<'photos_missing' | 'photos_equal' | 'photo_in_review' | 'card_taken' | 'under_review' | 'already_approved'>;
export type DeleteResult = Done | Refused<'no_documents' | 'under_review'>;

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
      where identities.sealed is null or identities.sealed = ''`,
  },

  async load({ db }) {
    const rows = await db.selectFrom('identities').selectAll().execute();
    return { rows: new Map(rows.map((row) => [row.user_id, row])), changed: new Map(), photos: new Map() };
  },

  writes(state) {
    if (state.changed.size === 0) return undefined;
    const rows = [...state.changed.values()];
    const photos = state.photos;
    state.changed = new Map();
    state.photos = new Map();
    return {
      async write(transaction) {
        await writeRows(transaction, rows);
        for (const [userId, ofUser] of photos) await replacePhotos(transaction, userId, ofUser);
      },
    };
  },

  desk: {
    [CASE]: {
      title: 'Identity verifications',
      documents: {
        read: (exchange, { userId }, reader) => readDocuments(exchange, userId, reader),
        remove: (exchange, { userId }) => exchange.run((context) => deleteDocuments(context, userId)),
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

const REVIEW_STATUS = { pending: 1, approved: 2, rejected: 3 } as const;

async function writeRows(transaction: Transaction<Database>, rows: readonly IdentityRow[]): Promise<void> {
  await sql`
    ${insertRows('identities', COLUMNS, rows)}
    on conflict (user_id) do update set card_hash = excluded.card_hash, sealed = excluded.sealed,
      status = excluded.status, reason = excluded.reason, submitted_at = excluded.submitted_at
  `.execute(transaction);
  for (const { user_id: userId, status } of rows) {
    await transaction
      .updateTable('users')
      .set({ review_status: REVIEW_STATUS[status] })
      .where('id', '=', userId)
      .execute();
  }
}

async function replacePhotos(
  transaction: Transaction<Database>,
  userId: number,
  photos: readonly SealedPhoto[],
): Promise<void> {
  await transaction.deleteFrom('identity_photos').where('user_id', '=', userId).execute();
  if (photos.length === 0) return;
  await transaction
    .insertInto('identity_photos')
    .values(photos.map(({ part, sealed }) => ({ user_id: userId, part, sealed })))
    .execute();
  const names = photos.map(({ upload }) => upload);
  await transaction.deleteFrom('uploads').where('user_id', '=', userId).where('name', 'in', names).execute();
}

function put(state: IdentityState, row: IdentityRow): void {
  state.rows.set(row.user_id, row);
  state.changed.set(row.user_id, row);
}

/** Why a user cannot submit documents, as far as it is known without the photos. */
export function submissionRefusal(
  context: Context,
  { userId, cardHash }: Pick<SubmitIdentity, 'userId' | 'cardHash'>,
): 'already_approved' | 'under_review' | 'card_taken' | undefined {
  const { rows } = context.of(identity);
  const own = rows.get(userId);
  if (own?.status === 'approved') return 'already_approved';
  if (own?.status === 'pending') return 'under_review';
  for (const row of rows.values()) {
    if (row.card_hash === cardHash && row.user_id !== userId && row.status !== 'rejected') return 'card_taken';
  }
  return undefined;
}

/** The command of a user: puts the documents before the desk. */
export function submitIdentity(context: Context, { userId, cardHash, sealed, photos }: SubmitIdentity): SubmitResult {
  const state = context.of(identity);
  const reason = submissionRefusal(context, { userId, cardHash });
  if (reason) return refuse(reason);
  if (!photos) return refuse('photos_missing');
  const names = photos.map(({ upload }) => upload);
  if (new Set(names).size < names.length) return refuse('photos_equal');
  // The pictures of a verification leave the uploads, and an open case shows them there.
  if (names.some((name) => isShownByCase(context, userId, name))) return refuse('photo_in_review');
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
