import { sql, type Kysely } from 'kysely';

/** Which reduce-only order closed a position. Unknown of positions that were closed before. */
const statements = [
  sql`alter table lever_orders
    add column closed_by bigint references lever_orders (id),
    add constraint closed_by_reduce_only check (closed_by is null or close_reason = 'reduce_only')`,
  sql`create index lever_orders_closed_by on lever_orders (closed_by) where closed_by is not null`,
];

export const closedBy = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
