import { sql, type Kysely } from 'kysely';
import { rangeOf } from '../store/paging';
import type { Page, Paged } from '../store/paging';
import './tables';
import type { Database } from '../store/database';
import { fromUnits } from './money';
import { MAY_OWE, type Balance, type CurrencySum, type LedgerLine, type Wallet } from './types';

/** The currencies of the accounts. */
interface Currencies {
  currency(id: number): { readonly scale: number } | undefined;
}

/** Queries of accounts in the store. */
export class LedgerQueries {
  readonly #db: Kysely<Database>;
  readonly #catalog: Currencies;

  constructor(db: Kysely<Database>, catalog: Currencies) {
    this.#db = db;
    this.#catalog = catalog;
  }

  async balances(userId: number): Promise<Balance[]> {
    const rows = await this.#db
      .selectFrom('accounts')
      .select(['currency_id', 'available', 'held'])
      // The schema guarantees that a user's account has a wallet.
      .select((column) => column.ref('wallet').$notNull().as('wallet'))
      .where('user_id', '=', userId)
      .orderBy('currency_id')
      .orderBy('id')
      .execute();
    return rows.map(({ currency_id: currencyId, wallet, available, held }) => ({
      currencyId,
      wallet,
      available: this.#amount(available, currencyId),
      held: this.#amount(held, currencyId),
    }));
  }

  async balance(userId: number, currencyId: number, wallet: Wallet): Promise<Balance> {
    const row = await this.#db
      .selectFrom('accounts')
      .select(['available', 'held'])
      .where('user_id', '=', userId)
      .where('currency_id', '=', currencyId)
      .where('wallet', '=', wallet)
      .executeTakeFirst();
    const available = this.#amount(row?.available ?? '0', currencyId);
    return { currencyId, wallet, available, held: this.#amount(row?.held ?? '0', currencyId) };
  }

  async lines(
    userId: number,
    { currencyId, wallet }: { currencyId?: number; wallet?: Wallet },
    page: Page,
  ): Promise<Paged<LedgerLine>> {
    let of = this.#db
      .selectFrom('postings')
      .innerJoin('accounts', 'accounts.id', 'postings.account_id')
      .innerJoin('entries', 'entries.id', 'postings.entry_id')
      .where('accounts.user_id', '=', userId);
    if (currencyId !== undefined) of = of.where('accounts.currency_id', '=', currencyId);
    if (wallet !== undefined) of = of.where('accounts.wallet', '=', wallet);
    const { total } = await of.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const { limit, offset } = rangeOf(page);
    const rows = await of
      .select(['entries.id', 'entries.kind', 'entries.reference', 'entries.at'])
      .select(['accounts.currency_id', 'postings.available', 'postings.held'])
      // The schema guarantees that a user's account has a wallet.
      .select((column) => column.ref('accounts.wallet').$notNull().as('wallet'))
      .orderBy('entries.id', 'desc')
      .orderBy('accounts.id')
      .limit(limit)
      .offset(offset)
      .execute();
    const lines = rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      reference: row.reference ?? undefined,
      at: row.at,
      currencyId: row.currency_id,
      wallet: row.wallet,
      available: this.#amount(row.available, row.currency_id),
      held: this.#amount(row.held, row.currency_id),
    }));
    return { rows: lines, total };
  }

  async sums(): Promise<CurrencySum[]> {
    const { rows } = await sql<{ currencyId: number; total: string; lowest: string }>`
      select currency_id as "currencyId", sum(available + held) as total,
        coalesce(min(least(available, held)) filter (where house is null or house <> all(${[...MAY_OWE]}::text[])), 0) as lowest
      from accounts group by currency_id order by currency_id
    `.execute(this.#db);
    return rows.map(({ currencyId, total, lowest }) => ({
      currencyId,
      total: this.#amount(total, currencyId),
      lowest: this.#amount(lowest, currencyId),
    }));
  }

  #amount(units: string, currencyId: number) {
    return fromUnits(BigInt(units), this.#catalog.currency(currencyId)?.scale ?? 0);
  }
}
