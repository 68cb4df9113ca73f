import type { Decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { sql, type Kysely } from 'kysely';
import type { Context } from '../../core/context';
import type { Product } from '../../core/product';
import { amountOf, fromUnits } from '../../ledger/money';
import type { HoldKey } from '../../ledger/types';
import { refuse, type Refused } from '../../result';
import { insertRows, type Columns } from '../../store/bulk';
import type { Database } from '../../store/database';

/*
 * The example of a product: a savings account. A deposit is held in the asset account until it matures; then it is released
 * with interest, which the house pays from its fees. It has no use for prices, so `onPrice` is left out.
 */

const WALLET = 'legal';
/** Interest of a deposit in parts per hundred, for any term. */
const INTEREST = 1n;

interface SavingsRow {
  id: number;
  user_id: number;
  currency_id: number;
  amount: string;
  matures_at: number;
}

declare module '../../store/database' {
  interface Database {
    savings: SavingsRow;
  }
}

declare module '../../core/events' {
  interface ExchangeEvents {
    savingsMatured: { userId: number; id: number };
  }
}

const COLUMNS: Columns<SavingsRow> = {
  id: 'bigint',
  user_id: 'integer',
  currency_id: 'integer',
  amount: 'numeric',
  matures_at: 'bigint',
};

/** Open deposits and unwritten changes. */
interface Savings {
  open: Map<number, SavingsRow>;
  nextId: number;
  opened: SavingsRow[];
  closed: number[];
}

export const savings: Product<Savings> = {
  name: 'savings',
  entries: { savings_deposit: SERVER_TEXTS.ledgerTransferOut, savings_matured: SERVER_TEXTS.ledgerTransferIn },
  holdPurposes: ['savings'],
  audit: {
    'a savings deposit is not held': sql`
      select savings.id, holds.reference from savings
      full join (select * from holds where purpose = 'savings') as holds on holds.reference = savings.id
      where savings.amount is distinct from holds.amount`,
    'a savings deposit has no deadline': sql`
      select id from savings where not exists (select from deadlines where product = 'savings' and key = savings.id::text)`,
  },

  async load({ db }) {
    const rows = await db.selectFrom('savings').selectAll().execute();
    const last = await sql<{
      id: number;
    }>`select coalesce(max(reference), 0) as id from entries where kind = 'savings_deposit'`.execute(db);
    return {
      open: new Map(rows.map((row) => [row.id, row])),
      nextId: (last.rows[0]?.id ?? 0) + 1,
      opened: [],
      closed: [],
    };
  },

  writes(state) {
    const { opened, closed } = state;
    if (opened.length + closed.length === 0) return undefined;
    state.opened = [];
    state.closed = [];
    return {
      async write(transaction) {
        if (opened.length > 0) await insertRows('savings', COLUMNS, opened).execute(transaction);
        if (closed.length > 0) await transaction.deleteFrom('savings').where('id', 'in', closed).execute();
      },
    };
  },

  due({ ledger, now, announce }, state, { key }) {
    const deposit = state.open.get(Number(key));
    if (!deposit) return;
    const { id, user_id: userId, currency_id: currencyId } = deposit;
    const amount = BigInt(deposit.amount);
    const account = ledger.account({ userId, wallet: WALLET }, currencyId);
    const fees = ledger.account({ house: 'fees' }, currencyId);
    const interest = (amount * INTEREST) / 100n;
    const paid = interest < fees.available ? interest : fees.available;
    ledger.post('savings_matured', id, now, [
      { account: fees, available: -paid },
      { account, available: amount + paid, held: -amount, hold: holdOf(id) },
    ]);
    state.open.delete(id);
    state.closed.push(id);
    announce('savingsMatured', { userId, id });
  },
};

const holdOf = (id: number): HoldKey => ({ purpose: 'savings', reference: id });

export interface Save {
  userId: number;
  currencyId: number;
  amount: Decimal;
  /** Milliseconds. */
  term: number;
}

/** The command: use it as `exchange.run((context) => save(context, command), request)`. */
export function save(
  context: Context,
  { userId, currencyId, amount, term }: Save,
): { ok: true; id: number; amount: Decimal } | Refused<'amount_invalid' | 'insufficient_balance'> {
  const { catalog, ledger, now } = context;
  const state = context.of(savings);
  const scale = catalog.currency(currencyId)?.scale ?? 0;
  const units = amountOf(amount, scale);
  if (units === undefined) return refuse('amount_invalid');
  if (units > ledger.available(userId, currencyId, WALLET)) return refuse('insufficient_balance');

  const id = state.nextId;
  state.nextId += 1;
  const row = { id, user_id: userId, currency_id: currencyId, amount: String(units), matures_at: now + term };
  state.open.set(id, row);
  state.opened.push(row);
  const account = ledger.account({ userId, wallet: WALLET }, currencyId);
  ledger.post('savings_deposit', id, now, [{ account, available: -units, held: units, hold: holdOf(id) }]);
  context.schedule(savings, String(id), now + term);
  return { ok: true, id, amount: fromUnits(units, scale) };
}

/** The product's migration; a real one is a file in `store/migrations`. */
export async function createSavingsTable(db: Kysely<Database>): Promise<void> {
  await sql`create table if not exists savings (
    id bigint primary key,
    user_id integer not null references users,
    currency_id integer not null references currencies,
    amount numeric(38, 0) not null check (amount > 0),
    matures_at bigint not null
  )`.execute(db);
}
