import { LONGEST_MESSAGE } from '@bourse/contracts/c2c';
import { sql, type Generated, type Kysely } from 'kysely';
import type { CaseDocuments } from '../../core/decisions';
import type { Database } from '../../store/database';
import { readPieces } from '../../store/pieces';
import type { OrderRecord } from './types';

declare module '../../store/database' {
  interface Database {
    c2c_messages: MessageTable;
    c2c_reads: { order_id: number; user_id: number; message_id: number };
  }
}

interface MessageTable {
  id: Generated<number>;
  order_id: number;
  /** `null`: of the desk. */
  user_id: number | null;
  key: string;
  text: string;
  /** Name of the upload. */
  picture: string | null;
  created_at: number;
}

/** Messages of a user, and of the desk, in one order, over its whole life. */
export const MESSAGES_OF_ORDER = 200;
/** Messages of a user in a minute, over all orders. */
export const MESSAGE_LIMIT = { tries: 20, window: 60_000 } as const;
/** Characters of a message's key. */
const KEY = /^[\w-]{8,64}$/;
/** Control characters other than the line feed, and marks that change the direction or hide: the counterparty would read another text. */
export const HIDDEN = /[^\P{Cc}\n]|[\u{202A}-\u{202E}\u{2066}-\u{2069}\u{200B}\u{FEFF}]/u;

export interface NewMessage {
  readonly orderId: number;
  readonly userId: number;
  readonly key: string;
  readonly text: string;
  /** Name of an upload of the user. */
  readonly picture: string | undefined;
}

export interface StoredMessage {
  readonly id: number;
  readonly userId: number | null;
  readonly key: string;
  readonly text: string;
  readonly picture: string | null;
  readonly createdAt: number;
}

/** Is the text one that another user may get? Without a picture it has at least one visible character. */
export function isMessage({ key, text, picture }: NewMessage): boolean {
  if (!KEY.test(key) || text.length > LONGEST_MESSAGE || HIDDEN.test(text)) return false;
  return text.trim() !== '' || picture !== undefined;
}

export const isParty = ({ publisherId, takerId }: OrderRecord, userId: number): boolean =>
  userId === publisherId || userId === takerId;

/** The message of this key, if the user has sent it before. */
export async function findByKey(db: Kysely<Database>, { orderId, userId, key }: NewMessage) {
  return db
    .selectFrom('c2c_messages')
    .select(['id', 'text', 'picture'])
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Adds a message; one whose key is kept already, one above the limit of the order, and one whose picture has gone, is not added. Returns
 * whether it was. The lock makes a deletion of the picture wait for the message, which then keeps the picture.
 */
export async function addMessage(db: Kysely<Database>, message: NewMessage, now: number): Promise<boolean> {
  const { orderId, userId, key, text, picture = null } = message;
  const { rows } = await sql`
    insert into c2c_messages (order_id, user_id, key, text, picture, created_at)
    select ${orderId}::bigint, ${userId}::integer, ${key}, ${text.trim()}, ${picture}, ${now}::bigint
    where (select count(*) from c2c_messages where order_id = ${orderId} and user_id = ${userId}) < ${MESSAGES_OF_ORDER}
      and (${picture}::text is null or exists (select 1 from uploads where name = ${picture} for key share))
    on conflict (order_id, user_id, key) do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** All messages of an order, oldest first. */
export async function messagesOf(db: Kysely<Database>, orderId: number): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('c2c_messages')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(3 * MESSAGES_OF_ORDER)
    .execute();
  return rows.map(({ user_id: userId, created_at: createdAt, id, key, text, picture }) => ({
    id,
    userId,
    key,
    text,
    picture,
    createdAt,
  }));
}

export async function findMessage(db: Kysely<Database>, id: number) {
  return db.selectFrom('c2c_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps that a user has read an order's messages up to one of them; never less than before. */
export async function markRead(db: Kysely<Database>, orderId: number, userId: number, message: number): Promise<void> {
  await sql`
    insert into c2c_reads as kept (order_id, user_id, message_id)
    select ${orderId}::bigint, ${userId}::integer, coalesce(max(id), 0) from c2c_messages
      where order_id = ${orderId} and id <= ${message}
    on conflict (order_id, user_id) do update set message_id = greatest(kept.message_id, excluded.message_id)
  `.execute(db);
}

/** Messages of each order that a user has not read: of the counterparty and of the desk. */
export async function unreadOf(
  db: Kysely<Database>,
  orderIds: readonly number[],
  userId: number,
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ orderId: number; count: number }>`
    select messages.order_id as "orderId", count(*)::integer as count from c2c_messages as messages
    left join c2c_reads on c2c_reads.order_id = messages.order_id and c2c_reads.user_id = ${userId}
    where messages.order_id = any(${[...orderIds]}::bigint[]) and messages.user_id is distinct from ${userId}
      and messages.id > coalesce(message_id, 0)
    group by messages.order_id
  `.execute(db);
  return new Map(rows.map(({ orderId, count }) => [orderId, count]));
}

const label = ({ id, userId, createdAt }: StoredMessage) =>
  `${new Date(createdAt).toISOString()} ${userId === null ? 'desk' : `user ${userId}`} #${id}`;

/** The view of a dispute at the desk: statements, evidence and messages. */
export async function readTalk(db: Kysely<Database>, orderId: number): Promise<CaseDocuments> {
  const dispute = await db
    .selectFrom('c2c_disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const messages = await messagesOf(db, orderId);
  const pictures: Record<string, CaseDocuments['pictures'][string]> = {};
  for (const message of messages) {
    if (message.picture !== null) pictures[label(message)] = await readPicture(db, message.picture);
  }
  return {
    texts: {
      ...(dispute && {
        Statement: dispute.text,
        Evidence: dispute.evidence,
        Answer: dispute.answer,
        'Evidence of the answer': dispute.answer_evidence,
      }),
      ...Object.fromEntries(messages.map((message): [string, string] => [label(message), message.text])),
    },
    pictures,
  };
}

/** An upload with its type; of a message that is kept. */
export async function readPicture(db: Kysely<Database>, name: string) {
  const { type } = await db.selectFrom('uploads').select('type').where('name', '=', name).executeTakeFirstOrThrow();
  return { type, bytes: await readPieces(db, 'upload_pieces', name) };
}
