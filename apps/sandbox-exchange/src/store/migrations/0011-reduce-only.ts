import { sql, type Kysely } from 'kysely';

/** Orders that only close positions. They have no margin and no fee, are never a position, and are `filled` when they have closed some. */
const statements = [
  sql`alter table lever_orders
    drop constraint lever_orders_status_check,
    add column reduce_only boolean not null default false`,
  sql`alter table lever_orders
    add constraint lever_status_is_known check (status in ('entrust', 'position', 'closed', 'revoked', 'filled')),
    add constraint reduce_only_never_opens check (
      not reduce_only or status in ('entrust', 'revoked', 'filled') and margin = 0 and trade_fee = 0
    ),
    add constraint only_reduce_only_fills check (reduce_only or status <> 'filled')`,
];

export const reduceOnly = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
