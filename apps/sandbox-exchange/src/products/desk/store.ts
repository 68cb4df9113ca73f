import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { DeskCase } from '../../core/decisions';
import { insertRows, type Columns } from '../../store/bulk';
import type { Database } from '../../store/database';

interface CaseRow {
  id: number;
  kind: string;
  reference: number;
  user_id: number;
  /** JSON. */
  details: string;
  opened_at: number;
  status: DeskCase['status'];
  decided_at: number | null;
  note: string;
}

declare module '../../store/database' {
  interface Database {
    desk_cases: CaseRow;
  }
}

const COLUMNS: Columns<CaseRow> = {
  id: 'bigint',
  kind: 'text',
  reference: 'bigint',
  user_id: 'integer',
  details: 'text',
  opened_at: 'bigint',
  status: 'text',
  decided_at: 'bigint',
  note: 'text',
};

/** The pending cases, oldest first, and the id of the next case. */
export async function loadCases(db: Kysely<Database>): Promise<{ pending: DeskCase[]; nextId: number }> {
  const rows = await db.selectFrom('desk_cases').selectAll().where('status', '=', 'pending').orderBy('id').execute();
  const { rows: last } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from desk_cases`.execute(db);
  return { pending: rows.map(caseOf), nextId: (last[0]?.id ?? 0) + 1 };
}

export async function writeCases(db: Transaction<Database>, cases: readonly DeskCase[]): Promise<void> {
  await sql`
    ${insertRows('desk_cases', COLUMNS, cases.map(rowOf))}
    on conflict (id) do update set status = excluded.status, decided_at = excluded.decided_at, note = excluded.note
  `.execute(db);
}

function rowOf(one: DeskCase): CaseRow {
  return {
    id: one.id,
    kind: one.kind,
    reference: one.reference,
    user_id: one.userId,
    details: JSON.stringify(one.details),
    opened_at: one.openedAt,
    status: one.status,
    decided_at: one.decidedAt ?? null,
    note: one.note,
  };
}

export function caseOf(row: Selectable<Database['desk_cases']>): DeskCase {
  const details: unknown = JSON.parse(row.details);
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    userId: row.user_id,
    details: typeof details === 'object' && details !== null ? textsOf(details) : {},
    openedAt: row.opened_at,
    status: row.status,
    decidedAt: row.decided_at ?? undefined,
    note: row.note,
  };
}

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]));
}

/** Are there pending cases without a deadline of the product? */
export async function hasCasesWithoutDeadline(db: Kysely<Database>, product: string): Promise<boolean> {
  const { rows } = await sql`
    select desk_cases.id from desk_cases left join deadlines on product = ${product} and key = desk_cases.id::text
    where status = 'pending' and key is null limit 1
  `.execute(db);
  return rows.length > 0;
}
