import { sql } from 'kysely';

/** Rules of ads, orders and their holds. */
export const C2C_AUDIT = {
  'the hold of a sale is not the remainder of its ad': sql`
    with needs as (
      select id, user_id, currency_id, surplus as amount from c2c_ads
      where type = 'sell' and status = 'open' and surplus > 0
    ), held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'c2c ad'
    )
    select needs.id, needs.amount, held.reference, held.amount as held from needs
    full join held on held.reference = needs.id and held.user_id = needs.user_id
      and held.currency_id = needs.currency_id and held.wallet = 'legal'
    where needs.amount is distinct from held.amount`,

  'the escrow of a running order is not its amount': sql`
    with needs as (
      select id, case ad_type when 'sell' then publisher_id else taker_id end as seller_id, currency_id, amount
      from c2c_orders where status in ('unpaid', 'paid')
    ), held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'c2c order'
    )
    select needs.id, needs.amount, held.reference, held.amount as held from needs
    full join held on held.reference = needs.id and held.user_id = needs.seller_id
      and held.currency_id = needs.currency_id and held.wallet = 'legal'
    where needs.amount is distinct from held.amount`,

  'an ad is not its remainder and its orders': sql`
    select c2c_ads.id from c2c_ads left join c2c_orders on ad_id = c2c_ads.id and c2c_orders.status <> 'cancelled'
    group by c2c_ads.id, c2c_ads.status
    having coalesce(sum(amount), 0) + surplus > c2c_ads.total
      or (c2c_ads.status <> 'withdrawn' and coalesce(sum(amount), 0) + surplus <> c2c_ads.total)`,

  'an ad that is not open has running orders': sql`
    select c2c_ads.id from c2c_ads join c2c_orders on ad_id = c2c_ads.id
    where c2c_ads.status <> 'open' and c2c_orders.status in ('unpaid', 'paid')`,

  'a dispute freezes an order that is not paid, or has no case of the desk': sql`
    select c2c_disputes.id from c2c_disputes join c2c_orders on c2c_orders.id = order_id
    left join desk_cases on kind = 'c2c dispute' and reference = c2c_disputes.id and desk_cases.status = 'pending'
    where state in ('open', 'answered') and (c2c_orders.status <> 'paid' or desk_cases.id is null)`,

  'an order was not ended as the desk decided': sql`
    select c2c_disputes.id from c2c_disputes join c2c_orders on c2c_orders.id = order_id
    where state = 'decided' and (case winner when 'buyer' then c2c_orders.status <> 'completed'
      else c2c_orders.cancelled_by is distinct from 'desk' end)`,

  'a user trades with himself': sql`select id from c2c_orders where publisher_id = taker_id`,

  'an unpaid order has no deadline, or a paid one has one': sql`
    select c2c_orders.id from c2c_orders
    left join deadlines on product = 'c2c' and key = 'expire ' || c2c_orders.id
    where (status = 'unpaid') <> (key is not null)`,
};
