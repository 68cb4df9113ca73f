import type { Kysely } from 'kysely';
import type { Database } from './database';
import type { Settings } from './types';

export function createSettings(db: Kysely<Database>): Settings {
  return {
    async get(name) {
      const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value;
    },
    async set(name, value) {
      await db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}
