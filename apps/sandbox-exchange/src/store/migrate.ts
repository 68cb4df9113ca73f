import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database';
import { initial } from './migrations/0001-initial';
import { codes } from './migrations/0002-codes';
import { inviters } from './migrations/0003-inviters';

/** In the order of their names; one that has been released is never changed, a new one is added. */
const migrations = { '0001-initial': initial, '0002-codes': codes, '0003-inviters': inviters };

/**
 * Brings the schema to its newest version, in one transaction.
 * @throws where a migration fails or the database is of a newer version of the exchange
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error('The schema of the store could not be brought up to date.', { cause: error });
}
