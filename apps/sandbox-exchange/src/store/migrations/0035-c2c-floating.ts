import { sql, type Kysely } from 'kysely';

/** C2C ads whose price follows the index. */
export const c2cFloating = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table c2c_ads
      add column percent numeric check (percent > 0),
      add column least_price numeric check (least_price > 0),
      add column most_price numeric check (most_price > 0),
      add constraint bounds_belong_to_a_floating_price
        check (percent is not null or (least_price is null and most_price is null)),
      add constraint bounds_are_in_order check (least_price <= most_price)`.execute(db);
  },
};
