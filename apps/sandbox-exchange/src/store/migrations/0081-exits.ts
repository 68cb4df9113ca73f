import { sql, type Kysely } from 'kysely';

/**
 * Exits of spot orders, in ticks and lots. A buy carries `take_profit`, `stop_loss` and the distance of a trailing stop; `armed` is what
 * its exits protect. An exit has `parent_id`, one of two orders of which one cancels the other has `oco_id`: such orders share one hold,
 * at `hold_price` where it is a buy. The distance is in ticks, or in basis points of `trail_peak`.
 */
const statements = [
  sql`alter table orders
    drop constraint order_type_is_known,
    drop constraint limit_has_a_price,
    drop constraint stop_has_a_trigger,
    drop constraint only_a_stop_waits,
    add column parent_id bigint,
    add column oco_id bigint,
    add column hold_price numeric(38, 0) check (hold_price > 0),
    add column take_profit numeric(38, 0) check (take_profit > 0),
    add column stop_loss numeric(38, 0) check (stop_loss > 0),
    add column trail_distance numeric(38, 0) check (trail_distance > 0),
    add column trail_unit text check (trail_unit in ('price', 'percent')),
    add column trail_peak numeric(38, 0) check (trail_peak > 0),
    add column armed numeric(38, 0) not null default 0 check (armed >= 0 and armed <= filled),
    add column activated_at bigint`,
  sql`alter table orders
    add constraint order_type_is_known check (type in ('limit', 'market', 'post_only', 'ioc', 'fok', 'stop_limit',
      'take_profit', 'stop_loss', 'trailing_stop')),
    add constraint limit_has_a_price check (
      (type in ('market', 'take_profit', 'stop_loss', 'trailing_stop')) = (price is null)),
    add constraint stop_has_a_trigger check (
      (type in ('stop_limit', 'take_profit', 'stop_loss', 'trailing_stop')) = (trigger is not null)),
    add constraint only_a_stop_waits check (
      type in ('stop_limit', 'take_profit', 'stop_loss', 'trailing_stop') or status <> 'waiting'),
    add constraint an_exit_sells_and_never_rests check (
      type not in ('take_profit', 'stop_loss', 'trailing_stop') or (side = 'sell' and status <> 'open')),
    add constraint a_trail_has_a_unit check ((trail_distance is null) = (trail_unit is null)),
    add constraint a_trailing_stop_has_a_trail check (
      type <> 'trailing_stop' or (trail_distance is not null and trail_peak is not null)),
    add constraint one_stop_is_attached check (stop_loss is null or trail_distance is null),
    add constraint an_order_is_of_one_group check (parent_id is null or oco_id is null)`,
];

export const exits = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
