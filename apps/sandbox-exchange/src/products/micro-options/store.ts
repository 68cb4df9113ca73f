import { decimal } from '@bourse/decimal';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertRows, unnest, type Columns } from '../../store/bulk';
import type { Database, Whole } from '../../store/database';
import { OptionState, type OptionWrites } from './state';
import type { OptionDirection, OptionOutcome, OptionRecord } from './types';

interface OptionTable {
  id: number;
  user_id: number;
  pair_id: number;
  currency_id: number;
  direction: OptionDirection;
  seconds: number;
  profit_ratio: number;
  amount: Whole;
  fee: Whole;
  open_price: string;
  opened_at: number;
  expires_at: number;
  outcome: OptionOutcome | null;
  end_price: string | null;
  profit: Whole | null;
  settled_at: number | null;
}

declare module '../../store/database' {
  interface Database {
    options: OptionTable;
  }
}

type OptionRow = Selectable<Database['options']>;

const SETTLEMENT_COLUMNS = {
  id: 'bigint',
  outcome: 'text',
  end_price: 'numeric',
  profit: 'numeric',
  settled_at: 'bigint',
} as const;

const COLUMNS: Columns<OptionRow> = {
  ...SETTLEMENT_COLUMNS,
  user_id: 'integer',
  pair_id: 'integer',
  currency_id: 'integer',
  direction: 'text',
  seconds: 'integer',
  profit_ratio: 'integer',
  amount: 'numeric',
  fee: 'numeric',
  open_price: 'numeric',
  opened_at: 'bigint',
  expires_at: 'bigint',
};

export async function loadOptions(db: Kysely<Database>): Promise<OptionState> {
  const open = await db.selectFrom('options').selectAll().where('outcome', 'is', null).orderBy('id').execute();
  const { next } = await db
    .selectFrom('options')
    .select((of) => sql<number>`${of.fn.coalesce(of.fn.max('id'), sql<number>`0`)} + 1`.as('next'))
    .executeTakeFirstOrThrow();
  return new OptionState(open.map(toOption), next);
}

export async function writeOptions(db: Transaction<Database>, { opened, settled }: OptionWrites): Promise<void> {
  if (opened.length > 0) await insertRows('options', COLUMNS, opened.map(toRow)).execute(db);
  if (settled.length === 0) return;
  const settlements = settled.map(toRow).map(({ id, outcome, end_price, profit, settled_at }) => ({
    id,
    outcome,
    end_price,
    profit,
    settled_at,
  }));
  await sql`
    update options set outcome = done.outcome, end_price = done.end_price, profit = done.profit, settled_at = done.settled_at
    from ${unnest(SETTLEMENT_COLUMNS, settlements)} as done (id, outcome, end_price, profit, settled_at)
    where options.id = done.id and options.outcome is null
  `.execute(db);
}

export function toOption(row: OptionRow): OptionRecord {
  return {
    id: row.id,
    userId: row.user_id,
    pairId: row.pair_id,
    currencyId: row.currency_id,
    direction: row.direction,
    seconds: row.seconds,
    profitRatio: row.profit_ratio,
    amount: BigInt(row.amount),
    fee: BigInt(row.fee),
    openPrice: decimal(row.open_price),
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
    settlement:
      row.outcome === null
        ? undefined
        : {
            outcome: row.outcome,
            endPrice: row.end_price === null ? undefined : decimal(row.end_price),
            profit: BigInt(row.profit ?? 0),
            settledAt: row.settled_at ?? row.expires_at,
          },
  };
}

function toRow(option: OptionRecord): OptionRow {
  const { settlement } = option;
  return {
    id: option.id,
    user_id: option.userId,
    pair_id: option.pairId,
    currency_id: option.currencyId,
    direction: option.direction,
    seconds: option.seconds,
    profit_ratio: option.profitRatio,
    amount: String(option.amount),
    fee: String(option.fee),
    open_price: option.openPrice,
    opened_at: option.openedAt,
    expires_at: option.expiresAt,
    outcome: settlement?.outcome ?? null,
    end_price: settlement?.endPrice ?? null,
    profit: settlement ? String(settlement.profit) : null,
    settled_at: settlement?.settledAt ?? null,
  };
}
