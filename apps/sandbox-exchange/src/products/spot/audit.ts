import { sql } from 'kysely';

/** Rules of orders, fills and their holds. */
export const SPOT_AUDIT = {
  // Orders of which one ends the other share the hold of what each of them needs.
  'the hold of an order is not what its open quantity needs': sql`
    with needs as (
      select distinct coalesce(parent_id, oco_id, orders.id) as id, orders.user_id, currencies.id as currency_id,
        case side when 'buy' then coalesce(hold_price, price) * tick_size else 1 end
        * (quantity - filled) * lot_size * ('1e' || currencies.scale)::numeric as amount
      from orders join pairs on pairs.id = pair_id
      join currencies on currencies.id = case side when 'buy' then quote_id else base_id end
      where status in ('open', 'waiting')
    ), held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'order'
    )
    select needs.id, needs.amount, held.reference, held.amount as held from needs
    full join held on held.reference = needs.id and held.user_id = needs.user_id
      and held.currency_id = needs.currency_id and held.wallet = 'change'
    where needs.amount is distinct from held.amount`,

  // Housekeeping deletes old fills of bots.
  'an order of a person has not filled what its fills say': sql`
    select orders.id from orders join users on users.id = orders.user_id and not is_bot
    left join fills on orders.id in (maker_order_id, taker_order_id)
    group by orders.id having orders.filled <> coalesce(sum(fills.quantity), 0)`,

  'the book of a pair is crossed': sql`
    select pair_id from orders where status = 'open' group by pair_id
    having max(price) filter (where side = 'buy') >= min(price) filter (where side = 'sell')`,

  'an exit that a buy carries is missing, though the buy has armed it': sql`
    select parent.id from orders as parent
    join orders as exit on exit.parent_id = parent.id and exit.status = 'waiting'
    where parent.status in ('open', 'waiting')
    group by parent.id having count(exit.id) <> num_nonnulls(parent.take_profit, parent.stop_loss, parent.trail_distance)`,

  'what a buy has armed is neither protected nor sold, though no exit was cancelled': sql`
    select parent.id from orders as parent left join orders as exit on exit.parent_id = parent.id
    where parent.armed > 0
    group by parent.id
    having count(exit.id) filter (where exit.status = 'cancelled') = 0 and parent.armed <>
      coalesce(sum(exit.filled), 0) + coalesce(max(exit.quantity - exit.filled) filter (where exit.status = 'waiting'), 0)`,

  'exits sell more than their buy has bought': sql`
    select parent.id from orders as parent join orders as exit on exit.parent_id = parent.id
    group by parent.id
    having sum(exit.filled) + coalesce(max(exit.quantity - exit.filled) filter (where exit.status = 'waiting'), 0) > parent.filled`,
};
