import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Decimal } from '@bourse/decimal';
import { sql, type Kysely } from 'kysely';
import type { Catalog } from '../../catalog/catalog';
import type { Product } from '../../core/product';
import { CORE_ENTRIES, entryText, type EntryCause, type EntryCauses, type Explanation } from '../../ledger/entry-texts';
import { fromUnits } from '../../ledger/money';
import type { Wallet } from '../../ledger/types';
import type { Database } from '../../store/database';
import { rangeOf, type Page } from '../../store/paging';
import './tables';
import type { DepositState, ProofState, WithdrawalState } from './types';

/** A change of an account's available amount, with its cause. */
export interface LogLine {
  /** Id of the ledger entry; `undefined` if it is not in the ledger yet. */
  readonly id: number | undefined;
  readonly at: number;
  readonly currency: string;
  readonly wallet: Wallet;
  readonly value: Decimal;
  readonly info: string;
  readonly withdrawal?: {
    readonly state: WithdrawalState;
    readonly hash: string;
    readonly network: string;
    readonly address: string;
    readonly reason: string;
    readonly fee: Decimal;
  };
  readonly deposit?: {
    readonly state: DepositState;
    readonly hash: string;
    readonly network: string;
    readonly confirmations: number;
    readonly required: number;
  };
  readonly proof?: { readonly state: ProofState; readonly hash: string; readonly reason: string };
}

/** A transfer between two accounts of a user. */
export interface TransferLine {
  readonly id: number;
  readonly at: number;
  readonly currency: string;
  readonly amount: Decimal;
  readonly from: Wallet;
  readonly to: Wallet;
}

interface Filter {
  readonly currencyId?: number | undefined;
  readonly wallet?: Wallet | undefined;
}

interface Needs {
  readonly db: Kysely<Database>;
  readonly currency: Catalog['currency'];
}

interface LogNeeds extends Needs {
  /** Their entries are explained by the causes that they register, and by what they know of the objects. */
  readonly products: readonly Pick<Product, 'entries' | 'explain'>[];
}

interface LogRow {
  id: number;
  kind: string;
  at: number;
  currency_id: number;
  wallet: Wallet;
  value: string;
  is_released: boolean;
  reference: number | null;
  w_state: WithdrawalState | null;
  w_hash: string | null;
  w_network: string | null;
  w_address: string | null;
  w_reason: string | null;
  w_fee: string | null;
  d_state: DepositState | null;
  d_hash: string | null;
  d_network: string | null;
  d_confirmations: number | null;
  d_required: number | null;
  p_state: ProofState | null;
  p_hash: string | null;
  p_reason: string | null;
}

/**
 * The ledger of a user as the wallet shows it: every change of an available balance, newest first. Of each account the index on
 * `(account_id, entry_id)` gives the newest rows, so that a page does not sort the whole history.
 */
export async function logLines(
  { db, currency, products }: LogNeeds,
  userId: number,
  filter: Filter,
  page: Page,
): Promise<LogLine[]> {
  const { limit, offset } = rangeOf(page);
  const ofCurrency = filter.currencyId === undefined ? sql`` : sql`and a.currency_id = ${filter.currencyId}`;
  const ofWallet = filter.wallet === undefined ? sql`` : sql`and a.wallet = ${filter.wallet}`;
  const causes: EntryCauses = Object.fromEntries(
    [CORE_ENTRIES, ...products.map(({ entries = {} }) => entries)].flatMap((each) => Object.entries<EntryCause>(each)),
  );
  const { rows } = await sql<LogRow>`
    select e.id, e.kind, e.at, a.currency_id, a.wallet, p.available as value, p.held < 0 as is_released,
      e.reference, w.state as w_state, w.hash as w_hash, w.network as w_network, w.address as w_address, w.reason as w_reason,
      w.fee as w_fee, d.state as d_state, d.hash as d_hash, d.network as d_network, d.confirmations as d_confirmations,
      d.required as d_required, f.state as p_state, f.hash as p_hash, f.reason as p_reason
    from (
      select own.account_id, own.entry_id from accounts as a cross join lateral (
        select account_id, entry_id from postings where account_id = a.id and available <> 0
        order by entry_id desc limit ${offset + limit}
      ) as own
      where a.user_id = ${userId} ${ofCurrency} ${ofWallet}
      order by entry_id desc, account_id limit ${limit} offset ${offset}
    ) as page join postings p on p.account_id = page.account_id and p.entry_id = page.entry_id join accounts a on a.id = p.account_id join entries e on e.id = p.entry_id
    left join withdrawals w on e.kind = 'withdrawal_hold' and w.id = e.reference
    left join chain_deposits d on e.kind = 'chain_deposit' and d.id = e.reference
    left join deposit_proofs f on e.kind = 'proof_deposit' and f.id = e.reference
    order by e.id desc, a.id
  `.execute(db);
  const explanations = await explain(db, products, rows);
  return rows.map((row) => {
    const scale = currency(row.currency_id)?.scale ?? 0;
    const value = fromUnits(BigInt(row.value), scale);
    return {
      id: row.id,
      at: row.at,
      currency: currency(row.currency_id)?.code ?? '',
      wallet: row.wallet,
      value,
      info: infoOf(row, value, causes, explanations.get(row.id)),
      ...(row.w_state !== null && {
        withdrawal: {
          state: row.w_state,
          hash: row.w_hash ?? '',
          network: row.w_network ?? '',
          address: row.w_address ?? '',
          reason: row.w_reason ?? '',
          fee: fromUnits(BigInt(row.w_fee ?? 0), scale),
        },
      }),
      ...(row.d_state !== null && {
        deposit: {
          state: row.d_state,
          hash: row.d_hash ?? '',
          network: row.d_network ?? '',
          confirmations: row.d_confirmations ?? 0,
          required: row.d_required ?? 0,
        },
      }),
      ...(row.p_state !== null && {
        proof: { state: row.p_state, hash: row.p_hash ?? '', reason: row.p_reason ?? '' },
      }),
    };
  });
}

/** So many lines of a kind are shown above the ledger. */
const MOST_WAITING = 10;

/** The newest deposits and proofs of a user that are not credited (yet), newest first; they are in no ledger. */
export async function waitingDeposits({ db, currency }: Needs, userId: number, currencyId: number): Promise<LogLine[]> {
  const of = currency(currencyId);
  if (!of) return [];
  const common = { id: undefined, currency: of.code, wallet: 'change', info: SERVER_TEXTS.ledgerDeposit } as const;
  const deposits = await db
    .selectFrom('chain_deposits')
    .selectAll()
    .where('user_id', '=', userId)
    .where('currency_id', '=', currencyId)
    .where('state', '=', 'seen')
    .orderBy('id', 'desc')
    .limit(MOST_WAITING)
    .execute();
  const proofs = await db
    .selectFrom('deposit_proofs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('currency_id', '=', currencyId)
    .where('state', '<>', 'approved')
    .orderBy('id', 'desc')
    .limit(MOST_WAITING)
    .execute();
  const lines: LogLine[] = [
    ...deposits.map((row) => ({
      ...common,
      at: row.created_at,
      value: fromUnits(BigInt(row.amount), of.scale),
      deposit: {
        state: row.state,
        hash: row.hash,
        network: row.network,
        confirmations: row.confirmations,
        required: row.required,
      },
    })),
    ...proofs.map((row) => ({
      ...common,
      at: row.created_at,
      value: fromUnits(BigInt(row.claimed), of.scale),
      proof: { state: row.state, hash: row.hash, reason: row.reason },
    })),
  ];
  return lines.toSorted((a, b) => b.at - a.at).slice(0, MOST_WAITING);
}

/** The transfers of a user, newest first. */
export async function transferLines({ db, currency }: Needs, userId: number, page: Page): Promise<TransferLine[]> {
  const { limit, offset } = rangeOf(page);
  const { rows } = await sql<{ id: number; at: number; currency_id: number; amount: string; from: Wallet; to: Wallet }>`
    select e.id, e.at, a.currency_id, max(p.available) as amount,
      max(a.wallet) filter (where p.available < 0) as "from", max(a.wallet) filter (where p.available > 0) as "to"
    from (
      select id, at from entries where kind = 'transfer' and reference = ${userId}
      order by id desc limit ${limit} offset ${offset}
    ) as e join postings p on p.entry_id = e.id join accounts a on a.id = p.account_id
    group by e.id, e.at, a.currency_id order by e.id desc
  `.execute(db);
  return rows.map(({ id, at, currency_id, amount, from, to }) => ({
    id,
    at,
    currency: currency(currency_id)?.code ?? '',
    amount: fromUnits(BigInt(amount), currency(currency_id)?.scale ?? 0),
    from,
    to,
  }));
}

/** Explanations by the products of the objects of the entries, by the ids of the entries. */
async function explain(
  db: LogNeeds['db'],
  products: LogNeeds['products'],
  rows: readonly LogRow[],
): Promise<ReadonlyMap<number, Explanation>> {
  const explanations = new Map<number, Explanation>();
  for (const product of products) {
    const own = rows.flatMap(({ id, kind, reference }) =>
      reference !== null && kind in (product.entries ?? {}) ? [{ id, kind, reference }] : [],
    );
    if (own.length === 0) continue;
    for (const [id, explanation] of (await product.explain?.(db, own)) ?? []) explanations.set(id, explanation);
  }
  return explanations;
}

const isWithdrawn = ({ w_state: state }: LogRow) => state === 'success' || state === 'internal';

/** Description of an entry in the log. */
function infoOf(row: LogRow, value: Decimal, causes: EntryCauses, { baseId, isPaidOut }: Explanation = {}): string {
  const cause = causes[row.kind];
  // An entry of a product that this exchange no longer has.
  if (cause === undefined) return row.kind;
  const isCredit = !value.startsWith('-');
  return entryText(cause, {
    isCredit: (baseId ?? row.currency_id) === row.currency_id ? isCredit : !isCredit,
    isReleased: row.is_released,
    isPaidOut: isPaidOut ?? isWithdrawn(row),
  });
}
