import type { Transaction } from 'kysely';
import type { Database } from '../store/database';
import type { User } from './types';

/** Whether no password was reset since the user was read. Locks the user until the end of the transaction, so a reset counts before or after it. */
export async function isOfSamePassword(
  transaction: Transaction<Database>,
  { id, passwordResetAt }: Pick<User, 'id' | 'passwordResetAt'>,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('users')
    .select('password_reset_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && (row.password_reset_at ?? undefined) === passwordResetAt;
}
