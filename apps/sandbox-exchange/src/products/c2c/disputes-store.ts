import { sql, type Kysely, type Transaction } from 'kysely';
import { insertRows, type Columns } from '../../store/bulk';
import type { Database } from '../../store/database';
import type { DisputeRecord } from './types';

interface DisputeRow {
  id: number;
  order_id: number;
  opener_id: number;
  reason: DisputeRecord['reason'];
  text: string;
  evidence: string;
  answer: string;
  answer_evidence: string;
  state: DisputeRecord['state'];
  winner: 'buyer' | 'seller' | null;
  note: string;
  opened_at: number;
  answer_by: number;
  closed_at: number | null;
}

declare module '../../store/database' {
  interface Database {
    c2c_disputes: DisputeRow;
  }
}

const COLUMNS: Columns<DisputeRow> = {
  id: 'bigint',
  order_id: 'bigint',
  opener_id: 'integer',
  reason: 'text',
  text: 'text',
  evidence: 'text',
  answer: 'text',
  answer_evidence: 'text',
  state: 'text',
  winner: 'text',
  note: 'text',
  opened_at: 'bigint',
  answer_by: 'bigint',
  closed_at: 'bigint',
};

/** Disputes that have not ended. */
export async function loadDisputes(db: Kysely<Database>): Promise<DisputeRecord[]> {
  const rows = await db
    .selectFrom('c2c_disputes')
    .selectAll()
    .where('state', 'in', ['open', 'answered'])
    .orderBy('id')
    .execute();
  return rows.map(toDispute);
}

export async function nextDisputeId(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) + 1 as id from c2c_disputes`.execute(db);
  return rows[0]?.id ?? 1;
}

export async function writeDisputes(db: Transaction<Database>, disputes: readonly DisputeRecord[]): Promise<void> {
  await sql`
    ${insertRows('c2c_disputes', COLUMNS, disputes.map(toRow))}
    on conflict (id) do update set answer = excluded.answer, answer_evidence = excluded.answer_evidence,
      state = excluded.state, winner = excluded.winner, note = excluded.note, closed_at = excluded.closed_at
  `.execute(db);
}

/** The latest dispute of each of the orders. */
export async function disputesOf(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, DisputeRecord>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('c2c_disputes')
    .distinctOn('order_id')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.order_id, toDispute(row)]));
}

function toDispute(row: DisputeRow): DisputeRecord {
  return {
    id: row.id,
    orderId: row.order_id,
    openerId: row.opener_id,
    reason: row.reason,
    text: row.text,
    evidence: row.evidence,
    answer: row.answer,
    answerEvidence: row.answer_evidence,
    state: row.state,
    winner: row.winner ?? undefined,
    note: row.note,
    openedAt: row.opened_at,
    answerBy: row.answer_by,
    closedAt: row.closed_at ?? undefined,
  };
}

function toRow(dispute: DisputeRecord): DisputeRow {
  return {
    id: dispute.id,
    order_id: dispute.orderId,
    opener_id: dispute.openerId,
    reason: dispute.reason,
    text: dispute.text,
    evidence: dispute.evidence,
    answer: dispute.answer,
    answer_evidence: dispute.answerEvidence,
    state: dispute.state,
    winner: dispute.winner ?? null,
    note: dispute.note,
    opened_at: dispute.openedAt,
    answer_by: dispute.answerBy,
    closed_at: dispute.closedAt ?? null,
  };
}
