import { sql, type Kysely } from 'kysely';
import type { Database } from '../store/database';

declare module '../store/database' {
  interface Database {
    user_settings: { user_id: number; name: string; version: number; value: string };
  }
}

/** The largest value, characters: three times as many bytes in a form, and a body has at most 64 KiB. */
export const VALUE_AT_MOST = 20_000;
/** Values of a user. */
const NAMES_AT_MOST = 200;
const NAME = /^bourse\.[\w.-]{1,80}$/;

export interface Setting {
  name: string;
  version: number;
  value: string;
}

export const isSetting = ({ name, version, value }: Setting): boolean =>
  NAME.test(name) && version >= 0 && value.length <= VALUE_AT_MOST;

/** The values of a user, in the order of their names. */
export function readSettings(db: Kysely<Database>, userId: number): Promise<Setting[]> {
  return db
    .selectFrom('user_settings')
    .select(['name', 'version', 'value'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();
}

/** Writes a value if its version is the present one; whether it did. Each write is one statement, so that of two devices one wins. */
export async function writeSetting(
  db: Kysely<Database>,
  userId: number,
  { name, version, value }: Setting,
): Promise<Setting & { isStored: boolean }> {
  const { rows } =
    version === 0
      ? await sql<Setting>`
          insert into user_settings (user_id, name, version, value)
          select ${userId}, ${name}, 1, ${value}
          where (select count(*) from user_settings where user_id = ${userId}) < ${NAMES_AT_MOST}
          on conflict (user_id, name) do nothing
          returning name, version, value`.execute(db)
      : await sql<Setting>`
          update user_settings set version = version + 1, value = ${value}
          where user_id = ${userId} and name = ${name} and version = ${version}
          returning name, version, value`.execute(db);
  const [written] = rows;
  if (written) return { ...written, isStored: true };
  const present = await db
    .selectFrom('user_settings')
    .select(['name', 'version', 'value'])
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();
  return { ...(present ?? { name, version: 0, value: '' }), isStored: false };
}
