import { maskAccountForOthers } from '@bourse/contracts/identity';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database';

declare module '../store/database' {
  interface Database {
    merchants: { user_id: number; name: string };
  }
}

/** Gives a user a merchant name in place of the present one. Names are unique. */
export async function saveMerchantName(db: Kysely<Database>, userId: number, name: string): Promise<void> {
  await db
    .insertInto('merchants')
    .values({ user_id: userId, name })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ name }))
    .execute();
}

/** Name that other users see: the merchant name, else the account with most of it masked. */
export async function publicNames(
  db: Kysely<Database>,
  userIds: readonly number[],
): Promise<(userId: number) => string> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('merchants', 'merchants.user_id', 'users.id')
    .select(['users.id', 'users.account', 'merchants.name'])
    .where('users.id', 'in', [...new Set([0, ...userIds])])
    .execute();
  const names = new Map(rows.map(({ id, account, name }) => [id, name ?? maskAccountForOthers(account)]));
  return (userId) => names.get(userId) ?? '';
}
