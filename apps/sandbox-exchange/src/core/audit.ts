import { sql, type Kysely, type RawBuilder } from 'kysely';
import { MAY_OWE } from '../ledger/types';
import type { Database } from '../store/database';
import type { Product } from './product';

/** Invariants of the ledger; each query returns the rows that violate one. */
const LEDGER_RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a currency does not sum to zero': sql`
    select currency_id, sum(available + held) from accounts group by currency_id having sum(available + held) <> 0`,

  'an account is below zero': sql`
    select id, available, held from accounts
    where held < 0 or (available < 0 and (house is null or house <> all(${[...MAY_OWE]}::text[])))`,

  'an account is not the sum of its postings': sql`
    select accounts.id from accounts left join postings on account_id = accounts.id group by accounts.id
    having accounts.available <> coalesce(sum(postings.available), 0)
      or accounts.held <> coalesce(sum(postings.held), 0)`,

  'an entry does not sum to zero': sql`
    select entry_id from postings join accounts on accounts.id = account_id
    group by entry_id, currency_id having sum(postings.available + postings.held) <> 0`,

  'an account does not hold the sum of its holds': sql`
    select accounts.id, accounts.held, sum(amount) from accounts left join holds on account_id = accounts.id
    group by accounts.id having accounts.held <> coalesce(sum(amount), 0)`,
};

/** The rules that the store breaks, with the rows that break them; empty for a sound one. */
export async function audit(db: Kysely<Database>, products: readonly Product[]): Promise<Record<string, unknown[]>> {
  const purposes = products.flatMap(({ holdPurposes = [] }) => holdPurposes);
  const rules = [
    ...Object.entries(LEDGER_RULES),
    ...products.flatMap((product) => Object.entries(product.audit ?? {})),
  ];
  const broken: Record<string, unknown[]> = {};
  const unknown = await sql`select * from holds where purpose <> all(${purposes}::text[])`.execute(db);
  if (unknown.rows.length > 0) broken['no product registers the purpose of a hold'] = unknown.rows;
  for (const [rule, query] of rules) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) broken[rule] = rows;
  }
  return broken;
}
