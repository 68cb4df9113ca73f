import { sql, type Kysely } from 'kysely';

/**
 * What users have traded by day, in USDT's smallest unit, for their fee tiers. Days are numbered since 1970, in UTC. The fills that are
 * there are counted if their pair is quoted in USDT; what others were worth is not known any more.
 */
const statements = [
  sql`create table trade_volumes (
    user_id integer not null references users,
    day integer not null,
    volume numeric(38, 0) not null check (volume >= 0),
    primary key (user_id, day)
  )`,
  sql`insert into trade_volumes (user_id, day, volume)
    select sides.user_id, fills.at / 86400000,
      sum(fills.price * tick_size * fills.quantity * lot_size * ('1e' || currencies.scale)::numeric)
    from fills
    join pairs on pairs.id = fills.pair_id
    join currencies on currencies.id = pairs.quote_id and currencies.code = 'USDT'
    cross join lateral (values (fills.maker_user_id), (fills.taker_user_id)) as sides (user_id)
    where fills.maker_user_id <> fills.taker_user_id
    group by 1, 2`,
];

export const tradeVolumes = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
