import type { Transaction } from 'kysely';
import type { Database } from '../store/database';

/** A user as a session has it. */
export interface UserOfSession {
  readonly id: number;
  /** When the password was last reset. */
  readonly passwordResetAt: number | undefined;
}

/** Whether no password was reset since the user was read. Locks the user until the end of the transaction, so a reset counts before or after it. */
export async function isOfSamePassword(
  transaction: Transaction<Database>,
  { id, passwordResetAt }: UserOfSession,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('users')
    .select('password_reset_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && (row.password_reset_at ?? undefined) === passwordResetAt;
}
