import { sql, type Kysely, type Transaction } from 'kysely';
import { insertRows, unnest, type Columns } from '../store/bulk';
import './tables';
import type { Database } from '../store/database';
import { Ledger, type Account, type EntryRecord, type HoldRecord, type LedgerWrites } from './ledger';
import { CORE_ENTRIES, type EntryCauses } from './entry-texts';
import type { HouseAccount, Wallet } from './types';

/** What a product registers with the ledger. */
interface Registered {
  readonly entries?: EntryCauses;
  readonly holdPurposes?: readonly string[];
}

export async function loadLedger(db: Kysely<Database>, products: readonly Registered[]): Promise<Ledger> {
  const rows = await db.selectFrom('accounts').selectAll().orderBy('id').execute();
  const accounts = new Map(rows.map((row) => [row.id, toAccount(row)]));
  const holds = await db.selectFrom('holds').selectAll().execute();
  const { last } = await db
    .selectFrom('entries')
    .select((of) => of.fn.coalesce(of.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  return new Ledger({
    accounts: accounts.values(),
    holds: holds.flatMap(({ account_id: id, purpose, reference, amount }) => {
      const account = accounts.get(id);
      return account ? [{ account, purpose, reference, amount: BigInt(amount) }] : [];
    }),
    nextEntryId: last + 1,
    entryKinds: new Set([CORE_ENTRIES, ...products.map(({ entries = {} }) => entries)].flatMap(Object.keys)),
    holdPurposes: new Set(products.flatMap(({ holdPurposes = [] }) => holdPurposes)),
  });
}

function toAccount(row: {
  id: number;
  user_id: number | null;
  house: HouseAccount | null;
  wallet: Wallet | null;
  currency_id: number;
  available: string;
  held: string;
}): Account {
  const { id, user_id: userId, house, wallet } = row;
  const balance = { currencyId: row.currency_id, available: BigInt(row.available), held: BigInt(row.held) };
  if (house !== null) return { id, owner: { house }, ...balance };
  if (userId !== null && wallet !== null) return { id, owner: { userId, wallet }, ...balance };
  throw new Error(`account ${id} has no owner`);
}

/**
 * Writes the postings, and checks that the balances in the store, which the database sums independently, equal those in
 * memory.
 * @throws if they differ
 */
export async function writeLedger(db: Transaction<Database>, writes: LedgerWrites): Promise<void> {
  const { opened, entries, postings, holds } = writes;
  if (opened.length > 0) await insertRows('accounts', ACCOUNT_COLUMNS, opened.map(toRow)).execute(db);
  if (entries.length === 0) return;
  await insertRows<EntryRecord>('entries', ENTRY_COLUMNS, entries).execute(db);
  const rows = postings.map(({ entryId, account, available, held }) => ({
    entry_id: entryId,
    account_id: account.id,
    available,
    held,
  }));
  const updated = await sql<{ id: number; available: string; held: string }>`
    with posted as (
      insert into postings (entry_id, account_id, available, held)
      select * from ${unnest(POSTING_COLUMNS, rows)}
      returning account_id, available, held
    ), change as (
      select account_id, sum(available) as available, sum(held) as held from posted group by account_id
    )
    update accounts set available = accounts.available + change.available, held = accounts.held + change.held
    from change where accounts.id = change.account_id
    returning accounts.id, accounts.available, accounts.held
  `.execute(db);
  mustAgree(new Map(postings.map(({ account }) => [account.id, account])), updated.rows);
  await writeHolds(db, holds);
}

async function writeHolds(db: Transaction<Database>, holds: readonly HoldRecord[]): Promise<void> {
  const rows = holds.map(({ account, purpose, reference, amount }) => ({
    account_id: account.id,
    purpose,
    reference,
    amount,
  }));
  const ended = rows.filter(({ amount }) => amount === 0n);
  if (ended.length > 0) {
    await sql`
      delete from holds using ${unnest(HOLD_COLUMNS, ended)} as ended (of_account, for_purpose, with_reference, amount)
      where account_id = of_account and purpose = for_purpose and reference = with_reference
    `.execute(db);
  }
  const open = rows.filter(({ amount }) => amount > 0n);
  if (open.length > 0) {
    await sql`
      ${insertRows('holds', HOLD_COLUMNS, open)}
      on conflict (account_id, purpose, reference) do update set amount = excluded.amount
    `.execute(db);
  }
}

function mustAgree(accounts: Map<number, Account>, rows: { id: number; available: string; held: string }[]): void {
  for (const row of rows) {
    const account = accounts.get(row.id);
    if (account?.available !== BigInt(row.available) || account.held !== BigInt(row.held)) {
      throw new Error(`account ${row.id} is another in the store than in memory`);
    }
    accounts.delete(row.id);
  }
  if (accounts.size > 0) throw new Error(`accounts ${[...accounts.keys()].join(', ')} are not in the store`);
}

interface AccountRow {
  id: number;
  user_id: number | null;
  house: string | null;
  currency_id: number;
  wallet: string | null;
}

const ACCOUNT_COLUMNS: Columns<AccountRow> = {
  id: 'bigint',
  user_id: 'integer',
  house: 'text',
  currency_id: 'integer',
  wallet: 'text',
};

const ENTRY_COLUMNS: Columns<EntryRecord> = { id: 'bigint', kind: 'text', reference: 'bigint', at: 'bigint' };

const POSTING_COLUMNS: Columns<{ entry_id: number; account_id: number; available: bigint; held: bigint }> = {
  entry_id: 'bigint',
  account_id: 'bigint',
  available: 'numeric',
  held: 'numeric',
};

const HOLD_COLUMNS: Columns<{ account_id: number; purpose: string; reference: number; amount: bigint }> = {
  account_id: 'bigint',
  purpose: 'text',
  reference: 'bigint',
  amount: 'numeric',
};

function toRow({ id, owner, currencyId }: Account): AccountRow {
  const nobody = { user_id: null, house: null, wallet: null };
  const columns = 'house' in owner ? { house: owner.house } : { user_id: owner.userId, wallet: owner.wallet };
  return { id, currency_id: currencyId, ...nobody, ...columns };
}
