import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import type { Product } from './product';
import { deleteRequests } from './requests';
import { nextSlice, type Slice } from './slice';

/** A client repeats a request within minutes; after so long its id is forgotten, unless an account has its action once. */
const REQUEST_RETENTION_MS = 7 * 24 * 60 * 60_000;
/** Rows of a table that one step looks at. An order waits for a step and a batch, together less than a seventh of a second. */
const ROWS_A_STEP = 300;

/**
 * Deletes, in small steps, what only bots did before a moment: they place hundreds of thousands of orders a day. Their ledger
 * entries are summed up into one, so that every account is still the sum of its postings; products delete their own rows.
 * Whatever concerns a person is kept. Each step is a transaction of its own, after which other work may run.
 */
export class Housekeeping {
  readonly #store: Store;
  readonly #products: readonly Product[];
  readonly #cursors = new Map<string, number>();
  #carriedId: number | undefined;

  constructor(store: Store, products: readonly Product[]) {
    this.#store = store;
    this.#products = products;
  }

  /** Yields after every step. */
  async *run(before: number): AsyncGenerator<void, void> {
    const slice = { before, most: ROWS_A_STEP, cursors: this.#cursors };
    try {
      yield* this.#repeat((transaction) => this.#sumUpEntries(transaction, slice));
      for (const product of this.#products) {
        if (product.prune) yield* this.#repeat((transaction) => product.prune?.(transaction, slice) ?? NOTHING_LEFT);
      }
      yield* this.#repeat(async (transaction) => {
        return (await deleteRequests(transaction, before - REQUEST_RETENTION_MS, ROWS_A_STEP)) === ROWS_A_STEP;
      });
      yield* this.#repeat((transaction) => deleteMarks(transaction, before));
      yield* this.#store.tidy();
    } catch (error) {
      // A step that was rolled back has moved a cursor: the next run looks at everything again.
      this.#cursors.clear();
      this.#carriedId = undefined;
      throw error;
    }
  }

  async *#repeat(step: (transaction: Transaction<Database>) => Promise<boolean>): AsyncGenerator<void, void> {
    for (let hasMore = true; hasMore;) {
      hasMore = await this.#store.db.transaction().execute(step);
      yield;
    }
  }

  async #sumUpEntries(db: Transaction<Database>, slice: Slice): Promise<boolean> {
    this.#carriedId ??= await carriedEntry(db);
    const { after, last, hasMore } = await nextSlice(db, { table: 'entries', time: 'at' }, slice);
    if (last > after)
      this.#carriedId = await sumUpEntries(db, { after, last, before: slice.before, carriedId: this.#carriedId });
    return hasMore;
  }
}

const NOTHING_LEFT = Promise.resolve(false);

/** The id of the entry that earlier runs have summed up, else 0. */
async function carriedEntry(db: Kysely<Database>): Promise<number> {
  const { id } = await db
    .selectFrom('entries')
    .select((of) => of.fn.max('id').as('id'))
    .where('kind', '=', 'carried')
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** Sums bots' entries and the earlier sum up; returns the id of the new sum. */
async function sumUpEntries(
  db: Transaction<Database>,
  { after, last, before, carriedId }: { after: number; last: number; before: number; carriedId: number },
): Promise<number> {
  await sql`select set_config('bourse.summing_up', 'on', true)`.execute(db);
  await sql`
    create temporary table old_entries on commit drop as
    select id from entries where id > ${after} and id <= ${last} and id <> ${carriedId} and not exists (
      select from postings join accounts on accounts.id = account_id join users on users.id = user_id
      where entry_id = entries.id and not users.is_bot
    )
  `.execute(db);
  await sql`insert into old_entries select id from entries where id = ${carriedId}`.execute(db);
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
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from old_entries`.execute(db);
  return rows[0]?.id ?? carriedId;
}

/** Deletes some marks of before a moment; are there more? */
async function deleteMarks(db: Transaction<Database>, before: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from marks where ctid in (select ctid from marks where at < ${before} limit ${ROWS_A_STEP})
  `.execute(db);
  return numAffectedRows === BigInt(ROWS_A_STEP);
}
