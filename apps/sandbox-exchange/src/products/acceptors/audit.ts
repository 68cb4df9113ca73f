import { sql } from 'kysely';

/** Rules of deals with acceptors and their holds. */
export const ACCEPTOR_AUDIT = {
  'the hold of a deal is not its coin': sql`
    with needs as (
      select id, case direction when 'deposit' then acceptor_user_id else user_id end as giver_id, currency_id, units
      from acceptor_deals where status in ('waiting', 'transferred')
    ), held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'acceptor deal'
    )
    select needs.id, needs.units, held.reference, held.amount from needs
    full join held on held.reference = needs.id and held.user_id = needs.giver_id
      and held.currency_id = needs.currency_id and held.wallet = 'legal'
    where needs.units is distinct from held.amount`,

  'a transferred withdrawal has no deadline': sql`
    select acceptor_deals.id from acceptor_deals
    left join deadlines on product = 'acceptors' and key = 'confirm ' || acceptor_deals.id
    where (status = 'transferred') <> (key is not null)`,
};
