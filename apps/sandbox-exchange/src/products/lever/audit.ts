import { sql } from 'kysely';

const MONEY = sql`('1e' || currencies.scale)::numeric`;

/** Rules of leverage orders and their holds. */
export const LEVER_AUDIT = {
  'the hold of a leverage order is not its margin': sql`
    with needs as (
      select lever_orders.id, lever_orders.user_id, currencies.id as currency_id,
        case status when 'position' then 'lever_margin' else 'lever_entrust' end as purpose,
        case status when 'position' then margin else margin + trade_fee end * ${MONEY} as amount
      from lever_orders join pairs on pairs.id = pair_id join currencies on currencies.id = quote_id
      where status in ('entrust', 'position')
    ), held as (
      select reference, purpose, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose in ('lever_margin', 'lever_entrust')
    )
    select needs.id, needs.amount, held.reference, held.amount as held from needs
    full join held on held.reference = needs.id and held.purpose = needs.purpose and held.user_id = needs.user_id
      and held.currency_id = needs.currency_id and held.wallet = 'lever'
    where coalesce(needs.amount, 0) <> coalesce(held.amount, 0)`,

  'a final leverage order lacks its end': sql`
    select id from lever_orders where status in ('closed', 'revoked', 'filled') and ended_at is null
      or status = 'closed' and (close_price is null or close_reason is null)`,

  'a reduce-only order waits with nothing to close': sql`
    select id from lever_orders as waiting where reduce_only and status = 'entrust' and not exists (
      select from lever_orders as position where position.status = 'position' and position.user_id = waiting.user_id
        and position.pair_id = waiting.pair_id and position.direction <> waiting.direction
    )`,

  'a reduce-only order closed more lots than its own': sql`
    select reducing.id from lever_orders as reducing join lever_orders as closed on closed.closed_by = reducing.id
    group by reducing.id having sum(closed.lots) > reducing.lots`,

  'the overnight fees of a position are not those of the ledger': sql`
    with charged as (
      select order_id, sum(fee * ${MONEY}) as fee from lever_overnight_fees
      join pairs on pairs.id = pair_id join currencies on currencies.id = quote_id group by order_id
    ), booked as (
      select reference, sum(postings.available) as fee from entries join postings on postings.entry_id = entries.id
      join accounts on accounts.id = account_id where kind = 'lever_overnight' and house = 'fees' group by reference
    )
    select lever_orders.id, charged.fee, booked.fee as booked from lever_orders join users on users.id = user_id
    left join charged on charged.order_id = lever_orders.id left join booked on booked.reference = lever_orders.id
    where not is_bot and coalesce(charged.fee, 0) <> coalesce(booked.fee, 0)`,

  'a position was charged for a midnight before it opened': sql`
    select id from lever_orders where overnight_until <= opened_at`,
};
