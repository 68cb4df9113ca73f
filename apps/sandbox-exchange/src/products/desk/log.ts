import type { Generated, Kysely, Selectable, Transaction } from 'kysely';
import { insertRows, type Columns } from '../../store/bulk';
import type { Database } from '../../store/database';
import { rangeOf } from '../../store/paging';
import type { Verdict } from '../../core/decisions';
import type { Act, LoggedAct } from './types';

interface LogTable {
  id: Generated<number>;
  at: number;
  actor: string;
  act: Act;
  case_id: number | null;
  user_id: number | null;
  verdict: Verdict | null;
  note: string;
  documents: string;
}

type LogRow = Omit<Selectable<LogTable>, 'id'>;

declare module '../../store/database' {
  interface Database {
    desk_log: LogTable;
  }
}

const COLUMNS: Columns<LogRow> = {
  at: 'bigint',
  actor: 'text',
  act: 'text',
  case_id: 'bigint',
  user_id: 'integer',
  verdict: 'text',
  note: 'text',
  documents: 'text',
};

/** Acts of a page. */
export const ACTS_OF_A_PAGE = 50;
/** Reads that are shown beside documents. */
const READS_SHOWN = 20;

/** Adds acts. The database refuses changes and deletions. */
export async function writeLog(db: Transaction<Database>, acts: readonly LoggedAct[]): Promise<void> {
  await insertRows('desk_log', COLUMNS, acts.map(rowOf)).execute(db);
}

/** One page of the log, newest first. */
export async function loggedActs(db: Kysely<Database>, page: number): Promise<(LoggedAct & { id: number })[]> {
  const { limit, offset } = rangeOf({ page, size: ACTS_OF_A_PAGE });
  const rows = await db.selectFrom('desk_log').selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return rows.map(({ id, ...row }) => ({ id, ...actOf(row) }));
}

/** The latest reads of documents, newest first. */
export async function readsOf(db: Kysely<Database>, documents: string): Promise<{ reader: string; at: number }[]> {
  return db
    .selectFrom('desk_log')
    .select(['actor as reader', 'at'])
    .where('documents', '=', documents)
    .where('act', '=', 'documents read')
    .orderBy('id', 'desc')
    .limit(READS_SHOWN)
    .execute();
}

const rowOf = ({ caseId, userId, verdict, ...same }: LoggedAct): LogRow => ({
  ...same,
  case_id: caseId ?? null,
  user_id: userId ?? null,
  verdict: verdict ?? null,
});

const actOf = ({ case_id, user_id, verdict, ...same }: LogRow): LoggedAct => ({
  ...same,
  caseId: case_id ?? undefined,
  userId: user_id ?? undefined,
  verdict: verdict ?? undefined,
});
