import { sql, type Kysely } from 'kysely';

/**
 * The claims of play money that housekeeping once deleted, as the ledger has them: an account has the money once. A claim is one row of an
 * account, which housekeeping keeps.
 */
export const playMoney = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      insert into requests (user_id, action, client_id, fields_hash, outcome, at)
      select accounts.user_id, 'play money', 'once',
        translate(rtrim(encode(sha256('[]'), 'base64'), '='), '+/', '-_'), '{"ok":true}', min(entries.at)
      from entries
      join postings on postings.entry_id = entries.id
      join accounts on accounts.id = postings.account_id and accounts.wallet = 'change'
      join currencies on currencies.id = accounts.currency_id and currencies.code = 'USDT'
      join users on users.id = accounts.user_id and not users.is_bot
      where entries.kind = 'deposit' and entries.reference is null
        and postings.available = 10000 * ('1e' || currencies.scale)::numeric and postings.held = 0
      group by accounts.user_id
      on conflict do nothing`.execute(db);
  },
};
