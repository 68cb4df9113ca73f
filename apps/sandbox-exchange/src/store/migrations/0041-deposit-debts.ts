import { sql, type Kysely } from 'kysely';

/** The hash as it is compared since: lower case, without `0x` and without characters that are no hexadecimal digits. */
const CANONICAL = sql`regexp_replace(regexp_replace(lower(normalize(hash, NFKC)), '^[^0-9a-z]*0x', ''), '[^0-9a-f]', '', 'g')`;

/**
 * Debts of reversed deposits. The hashes of proofs in the form in which they are compared: where several spellings of one
 * hash were accepted, the first proof keeps it.
 */
const statements = [
  sql`alter table chain_deposits
    add column owed numeric(38, 0) not null default 0 check (owed between 0 and amount),
    add column written_off numeric(38, 0) not null default 0 check (written_off between 0 and amount)`,
  sql`drop index deposit_proofs_by_hash`,
  sql`with proofs as (
      select id, ${CANONICAL} as canonical,
        row_number() over (partition by ${CANONICAL}, state <> 'rejected' order by id) as place
      from deposit_proofs
    )
    update deposit_proofs
    set hash = case when state = 'rejected' or place = 1 then canonical else canonical || ' of proof ' || proofs.id end
    from proofs where proofs.id = deposit_proofs.id and length(canonical) = 64`,
  sql`create unique index deposit_proofs_by_hash on deposit_proofs (hash) where state <> 'rejected'`,
];

export const depositDebts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
