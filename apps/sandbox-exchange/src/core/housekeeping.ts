import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../store/database';

/**
 * Puts away what only bots did before a moment: they place hundreds of thousands of orders a day, which nobody will ask
 * for. Their ledger entries are summed up into one, so that every account is still the sum of its postings; their
 * orders that are done, and their fills among themselves, are deleted. Whatever a person had a part in stays for good,
 * and so does the last fill of every pair.
 */
export async function putAway(db: Kysely<Database>, before: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sumUpEntries(transaction, before);
    await deleteFills(transaction, before);
    await deleteOrders(transaction, before);
  });
}

async function sumUpEntries(db: Transaction<Database>, before: number): Promise<void> {
  await sql`select set_config('bourse.summing_up', 'on', true)`.execute(db);
  await sql`
    create temporary table old_entries on commit drop as
    select id from entries where at < ${before} and not exists (
      select from postings join accounts on accounts.id = account_id join users on users.id = user_id
      where entry_id = entries.id and not users.is_bot
    )
  `.execute(db);
  await sql`
    create temporary table carried on commit drop as
    select account_id, sum(available) as available, sum(held) as held
    from postings where entry_id in (select id from old_entries) group by account_id
  `.execute(db);
  await sql`delete from postings where entry_id in (select id from old_entries)`.execute(db);
  await sql`delete from entries where id in (select id from old_entries)`.execute(db);
  // The sum takes the id of the newest of them, so that ids keep their order in time.
  await sql`
    insert into entries (id, kind, reference, at)
    select max(id), 'carried', null, ${before} from old_entries having count(*) > 0
  `.execute(db);
  await sql`
    insert into postings (entry_id, account_id, available, held)
    select (select max(id) from old_entries), account_id, available, held from carried
  `.execute(db);
  await sql`select set_config('bourse.summing_up', 'off', true)`.execute(db);
}

async function deleteFills(db: Transaction<Database>, before: number): Promise<void> {
  await sql`
    delete from fills using users as maker, users as taker
    where at < ${before} and maker.id = maker_user_id and maker.is_bot and taker.id = taker_user_id and taker.is_bot
      and fills.id < (select max(newer.id) from fills as newer where newer.pair_id = fills.pair_id)
  `.execute(db);
}

async function deleteOrders(db: Transaction<Database>, before: number): Promise<void> {
  // The newest order stays, whoever placed it: the next id is counted from it.
  await sql`
    delete from orders using users
    where orders.created_at < ${before} and status <> 'open' and users.id = user_id and is_bot
      and orders.id < (select max(id) from orders)
      and not exists (select from fills where maker_order_id = orders.id)
      and not exists (select from fills where taker_order_id = orders.id)
  `.execute(db);
}
