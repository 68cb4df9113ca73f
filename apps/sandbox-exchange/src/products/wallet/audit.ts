import { sql } from 'kysely';

/** Rules of withdrawals, deposits and proofs against holds and ledger entries. */
export const WALLET_AUDIT = {
  'the hold of a withdrawal is not its amount': sql`
    with needs as (
      select id, user_id, currency_id, wallet, amount from withdrawals where state in ('applying', 'approved')
    ), held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'withdrawal'
    )
    select needs.id, needs.amount, held.reference, held.amount as held from needs
    full join held on held.reference = needs.id and held.user_id = needs.user_id
      and held.currency_id = needs.currency_id and held.wallet = needs.wallet
    where needs.amount is distinct from held.amount`,

  'a withdrawal is not paid or released exactly once': sql`
    select withdrawals.id, state, count(entries.id) from withdrawals
    left join entries on reference = withdrawals.id
      and kind in ('withdrawal_done', 'withdrawal_internal', 'withdrawal_release')
    group by withdrawals.id
    having count(entries.id) <> case when state in ('applying', 'approved') then 0 else 1 end`,

  'a successful withdrawal was never broadcast': sql`
    select id from withdrawals where state in ('success', 'failed') and broadcast_at is null`,

  'a withdrawal was broadcast more than once, or with another amount than its net amount': sql`
    select reference, count(*) from chain_transactions
    join withdrawals on withdrawals.id = reference
    join currencies on currencies.id = withdrawals.currency_id
    where direction = 'out'
    group by reference
    having count(*) > 1 or bool_or(chain_transactions.amount * 10::numeric ^ scale <> withdrawals.amount - fee)`,

  'a deposit has not credited its amount, or what was not taken back of it': sql`
    select chain_deposits.id, state, coalesce(sum(available), 0) from chain_deposits
    left join entries on reference = chain_deposits.id and kind in ('chain_deposit', 'chain_deposit_reversed')
    left join (
      select entry_id, user_id, postings.available from postings join accounts on accounts.id = account_id
    ) as own on own.entry_id = entries.id and own.user_id = chain_deposits.user_id
    group by chain_deposits.id
    having coalesce(sum(available), 0)
      <> case when state in ('credited', 'complete') then amount else owed + written_off end`,

  'a transaction is credited by the chain and by a proof': sql`
    select deposit_proofs.id from deposit_proofs join chain_deposits on chain_deposits.hash = deposit_proofs.hash
    where deposit_proofs.state = 'approved' and chain_deposits.state in ('credited', 'complete')`,

  'a proof is not credited exactly once': sql`
    select deposit_proofs.id, state, count(entries.id) from deposit_proofs
    left join entries on reference = deposit_proofs.id and kind = 'proof_deposit'
    group by deposit_proofs.id having count(entries.id) <> case when state = 'approved' then 1 else 0 end`,
};
