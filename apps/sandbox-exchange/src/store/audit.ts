import { sql, type Kysely } from 'kysely';
import type { Database } from './database';

/** What must hold of every store at every moment; each query finds the rows where it does not. */
const RULES = {
  'a currency does not sum to zero': sql`
    select currency_id, sum(available + held) from accounts group by currency_id having sum(available + held) <> 0`,

  'an account stands below zero': sql`
    select id, available, held from accounts
    where held < 0 or (available < 0 and house is distinct from 'external')`,

  'an account is not the sum of its postings': sql`
    select accounts.id from accounts left join postings on account_id = accounts.id group by accounts.id
    having accounts.available <> coalesce(sum(postings.available), 0)
      or accounts.held <> coalesce(sum(postings.held), 0)`,

  'an entry does not sum to zero': sql`
    select entry_id from postings join accounts on accounts.id = account_id
    group by entry_id, currency_id having sum(postings.available + postings.held) <> 0`,

  'what an account holds is not what its open orders need': sql`
    with needs as (
      select orders.user_id, currencies.id as currency_id, sum(
        case side when 'buy' then price * tick_size else 1 end
        * (quantity - filled) * lot_size * ('1e' || currencies.scale)::numeric
      ) as held
      from orders join pairs on pairs.id = pair_id
      join currencies on currencies.id = case side when 'buy' then quote_id else base_id end
      where status = 'open' group by orders.user_id, currencies.id
    )
    select accounts.id, accounts.held, needs.held from needs
    full join (select * from accounts where user_id is not null and wallet = 'change') as accounts
      on accounts.user_id = needs.user_id and accounts.currency_id = needs.currency_id
    where coalesce(accounts.held, 0) <> coalesce(needs.held, 0)`,

  // Of bots, the house-keeping puts old fills away.
  'an order of a person has not filled what its fills say': sql`
    select orders.id from orders join users on users.id = orders.user_id and not is_bot
    left join fills on orders.id in (maker_order_id, taker_order_id)
    group by orders.id having orders.filled <> coalesce(sum(fills.quantity), 0)`,

  'the book of a pair is crossed': sql`
    select pair_id from orders where status = 'open' group by pair_id
    having max(price) filter (where side = 'buy') >= min(price) filter (where side = 'sell')`,
};

/** The rules that the store breaks, with the rows that break them; empty for a sound one. */
export async function audit(db: Kysely<Database>): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) broken[rule] = rows;
  }
  return broken;
}
