import { sql } from 'kysely';

/** Rules of options, their holds and their results. */
export const OPTION_AUDIT = {
  'the stake of an open option is not held, or a stake is held for none': sql`
    with held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'option_stake'
    )
    select options.id, held.reference from (select * from options where outcome is null) as options
    full join held on held.reference = options.id and held.user_id = options.user_id
      and held.currency_id = options.currency_id and held.wallet = 'micro'
    where options.amount is distinct from held.amount`,

  'the win of an open option is not held by the house': sql`
    with held as (
      select reference, currency_id, amount from holds
      join accounts on accounts.id = account_id where purpose = 'option_payout' and house = 'options'
    )
    select options.id, held.reference from (select * from options where outcome is null) as options
    full join held on held.reference = options.id and held.currency_id = options.currency_id
    where trunc(options.amount * options.profit_ratio / 100) is distinct from held.amount`,

  'an open option has no deadline': sql`
    select id from options where outcome is null
      and not exists (select from deadlines where product = 'micro-options' and key = options.id::text)`,

  'the result of an option does not follow from its prices': sql`
    select id from options where outcome is not null and (
      settled_at < expires_at
      or (outcome = 'void') <> (end_price is null)
      or outcome <> 'void' and outcome <> case
        when end_price = open_price then 'draw'
        when (end_price > open_price) = (direction = 'up') then 'win'
        else 'loss' end
      or profit <> case outcome when 'win' then trunc(amount * profit_ratio / 100) when 'loss' then -amount else 0 end
    )`,
};
