import { sql, type Kysely } from 'kysely';

/**
 * The house account `leverage` takes over the results of closed positions from `external`, by one entry a currency. Results whose entries
 * the housekeeping has summed up stay there.
 */
const statements = [
  sql`alter table accounts
    drop constraint available_not_negative,
    add constraint available_not_negative check (available >= 0 or house in ('external', 'leverage') is true)`,
  sql`create temporary table leverage_results on commit drop as
    select row_number() over (order by external.currency_id) as place, external.id as external_id, external.currency_id,
      sum(postings.available) as amount,
      (select coalesce(max(id), 0) from accounts) as last_account, (select coalesce(max(id), 0) from entries) as last_entry,
      (select coalesce(max(at), 0) from entries) as last_at
    from postings join entries on entries.id = entry_id and kind = 'lever_close'
    join accounts as external on external.id = account_id and house = 'external'
    group by external.id having sum(postings.available) <> 0`,
  sql`insert into accounts (id, house, currency_id, available, held)
    select last_account + place, 'leverage', currency_id, amount, 0 from leverage_results`,
  sql`update accounts set available = available - amount from leverage_results where id = external_id`,
  sql`insert into entries (id, kind, reference, at) select last_entry + place, 'lever_close', null, last_at from leverage_results`,
  sql`insert into postings (entry_id, account_id, available, held)
    select last_entry + place, external_id, -amount, 0 from leverage_results
    union all select last_entry + place, last_account + place, amount, 0 from leverage_results`,
];

export const leverageHouse = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
