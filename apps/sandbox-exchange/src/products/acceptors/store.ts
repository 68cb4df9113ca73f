import { decimal } from '@bourse/decimal';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertRows, unnest, type Columns } from '../../store/bulk';
import type { Database, Whole } from '../../store/database';
import type { Way } from '../c2c/types';
import { AcceptorState } from './state';
import type { Acceptor, DealDirection, DealRecord, DealStatus } from './types';

declare module '../../store/database' {
  interface Database {
    acceptors: AcceptorTable;
    acceptor_deals: DealTable;
  }
}

interface AcceptorTable {
  id: number;
  user_id: number;
  name: string;
  kind: 'fiat' | 'virtual';
  deposit_limit: string;
  withdraw_limit: string;
  deposit_rate: string;
  withdraw_rate: string;
  wechat_nickname: string;
  wechat_account: string;
  ali_nickname: string;
  ali_account: string;
  bank_name: string;
  bank_account: string;
  bank_address: string;
}

interface DealTable {
  id: number;
  acceptor_id: number;
  acceptor_user_id: number;
  user_id: number;
  direction: DealDirection;
  way: Way;
  mobile: string;
  account: string;
  money: string;
  price: string | null;
  fee: string | null;
  currency_id: number;
  units: Whole;
  status: DealStatus;
  created_at: number;
  updated_at: number;
  transferred_at: number | null;
}

type DealRow = Selectable<DealTable>;

const DEAL_COLUMNS: Columns<DealRow> = {
  id: 'bigint',
  acceptor_id: 'integer',
  acceptor_user_id: 'integer',
  user_id: 'integer',
  direction: 'text',
  way: 'text',
  mobile: 'text',
  account: 'text',
  money: 'numeric',
  price: 'numeric',
  fee: 'numeric',
  currency_id: 'integer',
  units: 'numeric',
  status: 'text',
  created_at: 'bigint',
  updated_at: 'bigint',
  transferred_at: 'bigint',
};
const CHANGE_COLUMNS: Columns<Pick<DealRow, 'id' | 'status' | 'updated_at' | 'transferred_at'>> = {
  id: 'bigint',
  status: 'text',
  updated_at: 'bigint',
  transferred_at: 'bigint',
};

export async function loadDeals(db: Kysely<Database>): Promise<AcceptorState> {
  const rows = await db
    .selectFrom('acceptor_deals')
    .selectAll()
    .where('status', 'in', ['waiting', 'transferred'])
    .orderBy('id')
    .execute();
  const { last } = await db
    .selectFrom('acceptor_deals')
    .select((of) => of.fn.coalesce(of.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  return new AcceptorState(rows.map(toDeal), last + 1);
}

export async function writeDeals(
  db: Transaction<Database>,
  { added, changed }: ReturnType<AcceptorState['takeWrites']>,
): Promise<void> {
  if (added.length > 0) await insertRows('acceptor_deals', DEAL_COLUMNS, added.map(toRow)).execute(db);
  if (changed.length > 0) {
    await sql`
      update acceptor_deals
      set status = changed.status, updated_at = changed.updated_at, transferred_at = changed.transferred_at
      from ${unnest(CHANGE_COLUMNS, changed.map(toRow))} as changed (id, status, updated_at, transferred_at)
      where acceptor_deals.id = changed.id
    `.execute(db);
  }
}

export async function acceptors(db: Kysely<Database>): Promise<Acceptor[]> {
  return (await db.selectFrom('acceptors').selectAll().orderBy('id').execute()).map(toAcceptor);
}

export async function findAcceptor(db: Kysely<Database>, id: number): Promise<Acceptor | undefined> {
  const row = await db.selectFrom('acceptors').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAcceptor(row);
}

/** Adds an acceptor; one with this id stays as it is. */
export async function addAcceptor(db: Kysely<Database>, acceptor: Acceptor): Promise<void> {
  await db
    .insertInto('acceptors')
    .values({
      id: acceptor.id,
      user_id: acceptor.userId,
      name: acceptor.name,
      kind: acceptor.kind,
      deposit_limit: acceptor.depositLimit,
      withdraw_limit: acceptor.withdrawLimit,
      deposit_rate: acceptor.depositRate,
      withdraw_rate: acceptor.withdrawRate,
      wechat_nickname: acceptor.wechatNickname,
      wechat_account: acceptor.wechatAccount,
      ali_nickname: acceptor.aliNickname,
      ali_account: acceptor.aliAccount,
      bank_name: acceptor.bankName,
      bank_account: acceptor.bankAccount,
      bank_address: acceptor.bankAddress,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deals of a user, of one direction or payment method where named, newest first. */
export async function dealsOf(
  db: Kysely<Database>,
  userId: number,
  { direction, way }: { direction: DealDirection | undefined; way: Way | undefined },
  limit: number,
): Promise<DealRecord[]> {
  const rows = await db
    .selectFrom('acceptor_deals')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(direction !== undefined, (query) => query.where('direction', '=', direction ?? 'deposit'))
    .$if(way !== undefined, (query) => query.where('way', '=', way ?? 'bank'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toDeal);
}

function toAcceptor(row: Selectable<AcceptorTable>): Acceptor {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    kind: row.kind,
    depositLimit: decimal(row.deposit_limit),
    withdrawLimit: decimal(row.withdraw_limit),
    depositRate: decimal(row.deposit_rate),
    withdrawRate: decimal(row.withdraw_rate),
    wechatNickname: row.wechat_nickname,
    wechatAccount: row.wechat_account,
    aliNickname: row.ali_nickname,
    aliAccount: row.ali_account,
    bankName: row.bank_name,
    bankAccount: row.bank_account,
    bankAddress: row.bank_address,
  };
}

function toDeal(row: DealRow): DealRecord {
  return {
    id: row.id,
    acceptorId: row.acceptor_id,
    acceptorUserId: row.acceptor_user_id,
    userId: row.user_id,
    direction: row.direction,
    way: row.way,
    mobile: row.mobile,
    account: row.account,
    money: decimal(row.money),
    price: row.price === null ? undefined : decimal(row.price),
    fee: row.fee === null ? undefined : decimal(row.fee),
    currencyId: row.currency_id,
    units: BigInt(row.units),
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    transferredAt: row.transferred_at ?? undefined,
  };
}

function toRow(deal: DealRecord): DealRow {
  return {
    id: deal.id,
    acceptor_id: deal.acceptorId,
    acceptor_user_id: deal.acceptorUserId,
    user_id: deal.userId,
    direction: deal.direction,
    way: deal.way,
    mobile: deal.mobile,
    account: deal.account,
    money: deal.money,
    price: deal.price ?? null,
    fee: deal.fee ?? null,
    currency_id: deal.currencyId,
    units: deal.units.toString(),
    status: deal.status,
    created_at: deal.createdAt,
    updated_at: deal.updatedAt,
    transferred_at: deal.transferredAt ?? null,
  };
}
