import { sql, type Kysely, type Transaction } from 'kysely';
import type { ChainReport } from '../../core/chain-report';
import type { Product } from '../../core/product';
import { insertRows, type Columns } from '../../store/bulk';
import type { Database } from '../../store/database';

export interface TransactionRow {
  id: number;
  direction: ChainReport['direction'];
  network: string;
  hash: string;
  address: string;
  currency_id: number;
  amount: string;
  confirmations: number;
  /** Confirmation at which a reorganisation removes it. */
  reverse_at: number | null;
  is_open: boolean;
  /** Withdrawal that it pays; null for a payment from outside. */
  reference: number | null;
}

declare module '../../store/database' {
  interface Database {
    chain_transactions: TransactionRow;
  }
}

const COLUMNS: Columns<TransactionRow> = {
  id: 'bigint',
  direction: 'text',
  network: 'text',
  hash: 'text',
  address: 'text',
  currency_id: 'integer',
  amount: 'numeric',
  confirmations: 'integer',
  reverse_at: 'integer',
  is_open: 'boolean',
  reference: 'bigint',
};

/** The working state, and unwritten changes. */
export interface Chain {
  readonly products: readonly Product[];
  /** Transactions that are still followed. */
  readonly open: Map<number, TransactionRow>;
  /** Hash of every withdrawal that was broadcast. */
  readonly broadcast: Map<number, string>;
  nextId: number;
  changed: Map<number, TransactionRow>;
}

/** The transactions that are still followed, and the withdrawals that were broadcast. */
export async function loadChain(db: Kysely<Database>, products: readonly Product[]): Promise<Chain> {
  const rows = await db.selectFrom('chain_transactions').selectAll().where('is_open', '=', true).execute();
  const sent = await db
    .selectFrom('chain_transactions')
    .select(['reference', 'hash'])
    .where('direction', '=', 'out')
    .execute();
  const { rows: last } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from chain_transactions
  `.execute(db);
  return {
    products,
    open: new Map(rows.map((row) => [row.id, row])),
    broadcast: new Map(sent.map(({ reference, hash }) => [reference ?? 0, hash])),
    nextId: (last[0]?.id ?? 0) + 1,
    changed: new Map(),
  };
}

export async function writeTransactions(db: Transaction<Database>, rows: readonly TransactionRow[]): Promise<void> {
  await sql`
    ${insertRows('chain_transactions', COLUMNS, rows)}
    on conflict (id) do update set confirmations = excluded.confirmations, is_open = excluded.is_open
  `.execute(db);
}
