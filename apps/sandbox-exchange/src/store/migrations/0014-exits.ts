import { sql, type Kysely } from 'kysely';

/** The price that triggers the exits of a position, and a stop loss that trails: its distance, and the best price since it was set. */
const statements = [
  sql`alter table lever_orders
    add column exit_trigger text not null default 'mark' check (exit_trigger in ('last', 'mark')),
    add column trail_distance numeric check (trail_distance > 0),
    add column trail_unit text check (trail_unit in ('price', 'percent')),
    add column trail_peak numeric check (trail_peak > 0),
    add constraint a_trail_has_a_unit check ((trail_distance is null) = (trail_unit is null)),
    add constraint a_trailing_position_has_a_stop check (
      trail_distance is null or status <> 'position' or (trail_peak is not null and stop_loss is not null))`,
];

export const leverExits = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
