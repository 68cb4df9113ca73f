import { sql, type Kysely } from 'kysely';

/**
 * Phone accounts in E.164: earlier versions stored national digits, which were Chinese numbers or had their country code
 * without `+`. Sessions get the time of their last use.
 */
const statements = [
  sql`update users set account = e164, phone = e164 from (
    select id as of_user, case when account ~ '^1[3-9][0-9]{9}$' then '+86' || account else '+' || account end as e164
    from users where account ~ '^[0-9]{6,15}$'
  ) as phones where id = of_user and not exists (select from users as other where other.account = e164)`,
  sql`delete from verification_codes where channel = 'mobile'`,
  sql`alter table sessions add column last_used_at bigint`,
  sql`update sessions set last_used_at = created_at`,
  sql`alter table sessions alter column last_used_at set not null`,
  sql`create index sessions_by_end on sessions (expires_at)`,
];

export const accounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
