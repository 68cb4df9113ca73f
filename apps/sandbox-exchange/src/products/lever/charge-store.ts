import type { Kysely, Transaction } from 'kysely';
import { parseDecimal, ZERO, type Decimal } from '@bourse/decimal';
import { insertRows, type Columns } from '../../store/bulk';
import type { Database } from '../../store/database';
import { rangeOf, type Page, type Paged } from '../../store/paging';
import type { Direction, OvernightCharge } from './types';

/** A charge of before the history has no figures beside the fee. */
interface ChargeRow {
  order_id: number;
  user_id: number;
  pair_id: number;
  at: number;
  lots: number | null;
  price: string | null;
  value: string | null;
  rate: string | null;
  fee: string;
}

declare module '../../store/database' {
  interface Database {
    lever_overnight_fees: ChargeRow & { id: number };
  }
}

const COLUMNS: Columns<ChargeRow> = {
  order_id: 'bigint',
  user_id: 'integer',
  pair_id: 'integer',
  at: 'bigint',
  lots: 'integer',
  price: 'numeric',
  value: 'numeric',
  rate: 'numeric',
  fee: 'numeric',
};

export async function writeCharges(db: Transaction<Database>, charges: readonly OvernightCharge[]): Promise<void> {
  const rows = charges.map(({ orderId, userId, pairId, ...rest }) => ({
    order_id: orderId,
    user_id: userId,
    pair_id: pairId,
    ...rest,
  }));
  await insertRows('lever_overnight_fees', COLUMNS, rows).execute(db);
}

/** A charge as it is listed. */
export interface ListedCharge {
  readonly id: number;
  readonly orderId: number;
  readonly pairId: number;
  readonly direction: Direction;
  readonly at: number;
  /* `undefined` of a charge of before the history. */
  readonly lots: number | undefined;
  readonly price: Decimal | undefined;
  readonly value: Decimal | undefined;
  readonly rate: Decimal | undefined;
  readonly fee: Decimal;
}

const readMaybe = (value: string | null) => (value === null ? undefined : parseDecimal(value));

/** The overnight fees that a user was charged, of a pair or of all, newest first. */
export async function overnightChargesOf(
  db: Kysely<Database>,
  userId: number,
  pairId: number | undefined,
  page: Page,
): Promise<Paged<ListedCharge>> {
  let of = db.selectFrom('lever_overnight_fees as charges').where('charges.user_id', '=', userId);
  if (pairId !== undefined) of = of.where('charges.pair_id', '=', pairId);
  const { total } = await of.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = rangeOf(page);
  const rows = await of
    .innerJoin('lever_orders', 'lever_orders.id', 'charges.order_id')
    .selectAll('charges')
    .select('lever_orders.direction')
    .orderBy('charges.at', 'desc')
    .orderBy('charges.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      orderId: row.order_id,
      pairId: row.pair_id,
      direction: row.direction,
      at: row.at,
      lots: row.lots ?? undefined,
      price: readMaybe(row.price),
      value: readMaybe(row.value),
      rate: readMaybe(row.rate),
      fee: parseDecimal(row.fee) ?? ZERO,
    })),
  };
}
