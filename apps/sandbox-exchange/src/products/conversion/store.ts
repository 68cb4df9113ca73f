import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertRows, type Columns } from '../../store/bulk';
import type { Database, Whole } from '../../store/database';
import { rangeOf, type Page, type Paged } from '../../store/paging';
import { ConversionState, type ConversionWrites } from './state';
import type { ConversionLine, Quote } from './types';

/** A quote, and the conversion that it became. Amounts are in smallest units of the target. */
interface ConversionTable {
  id: number;
  user_id: number;
  target_id: number;
  gross: Whole;
  fee: Whole;
  quoted_at: number;
  expires_at: number;
  converted_at: number | null;
}

interface LineTable {
  conversion_id: number;
  currency_id: number;
  amount: Whole;
  /** In USDT's smallest unit. */
  worth: Whole;
}

declare module '../../store/database' {
  interface Database {
    conversions: ConversionTable;
    conversion_lines: LineTable;
  }
}

const COLUMNS: Columns<Selectable<ConversionTable>> = {
  id: 'integer',
  user_id: 'integer',
  target_id: 'integer',
  gross: 'numeric',
  fee: 'numeric',
  quoted_at: 'bigint',
  expires_at: 'bigint',
  converted_at: 'bigint',
};
const LINE_COLUMNS: Columns<Selectable<LineTable>> = {
  conversion_id: 'integer',
  currency_id: 'integer',
  amount: 'numeric',
  worth: 'numeric',
};

export async function loadConversions(db: Kysely<Database>): Promise<ConversionState> {
  const open = await db.selectFrom('conversions').selectAll().where('converted_at', 'is', null).execute();
  const { rows: last } = await sql<{ id: number; user_id: number; at: number }>`
    select distinct on (user_id) id, user_id, converted_at as at from conversions
    where converted_at is not null order by user_id, converted_at desc
  `.execute(db);
  // The newest quote is never deleted: an id is given once.
  const newest = await db
    .selectFrom('conversions')
    .select((of) => of.fn.max('id').as('id'))
    .executeTakeFirst();
  return new ConversionState(
    await withLines(db, open),
    new Map(last.map(({ id, user_id, at }) => [user_id, { id, at }])),
    (newest?.id ?? 0) + 1,
  );
}

/** The conversions of a user, newest first. */
export async function conversionsOf(db: Kysely<Database>, userId: number, page: Page): Promise<Paged<Quote>> {
  const of = db.selectFrom('conversions').where('user_id', '=', userId).where('converted_at', 'is not', null);
  const { total } = await of.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = rangeOf(page);
  const rows = await of.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { total, rows: await withLines(db, rows) };
}

/** A quote or a conversion of a user. */
export async function findQuote(db: Kysely<Database>, userId: number, id: number): Promise<Quote | undefined> {
  const rows = await db
    .selectFrom('conversions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  return (await withLines(db, rows))[0];
}

async function withLines(db: Kysely<Database>, rows: readonly Selectable<ConversionTable>[]): Promise<Quote[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('conversion_lines')
    .selectAll()
    .where('conversion_id', 'in', ids)
    .orderBy('currency_id')
    .execute();
  const byId = Map.groupBy(lines, ({ conversion_id }) => conversion_id);
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    targetId: row.target_id,
    gross: BigInt(row.gross),
    fee: BigInt(row.fee),
    quotedAt: row.quoted_at,
    expiresAt: row.expires_at,
    convertedAt: row.converted_at ?? undefined,
    lines: (byId.get(row.id) ?? []).map(toLine),
  }));
}

const toLine = ({ currency_id, amount, worth }: Selectable<LineTable>): ConversionLine => ({
  currencyId: currency_id,
  amount: BigInt(amount),
  worth: BigInt(worth),
});

export async function writeConversions(
  db: Transaction<Database>,
  { changed, replaced }: ConversionWrites,
): Promise<void> {
  if (replaced.length > 0) await db.deleteFrom('conversions').where('id', 'in', replaced).execute();
  if (changed.length === 0) return;
  const rows = changed.map((quote) => ({
    id: quote.id,
    user_id: quote.userId,
    target_id: quote.targetId,
    gross: quote.gross.toString(),
    fee: quote.fee.toString(),
    quoted_at: quote.quotedAt,
    expires_at: quote.expiresAt,
    converted_at: quote.convertedAt ?? null,
  }));
  await sql`
    ${insertRows('conversions', COLUMNS, rows)} on conflict (id) do update set converted_at = excluded.converted_at
  `.execute(db);
  const lines = changed.flatMap(({ id, lines: own }) =>
    own.map(({ currencyId, amount, worth }) => ({
      conversion_id: id,
      currency_id: currencyId,
      amount: amount.toString(),
      worth: worth.toString(),
    })),
  );
  await sql`${insertRows('conversion_lines', LINE_COLUMNS, lines)} on conflict do nothing`.execute(db);
}
