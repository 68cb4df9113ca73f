import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { dateTime, Rejection } from '@bourse/contract-server';
import type { User } from '../accounts/types';

/** An attacker who resets the password of a user cannot empty the account before the user has read the notice. Milliseconds. */
const HELD_MS = 24 * 60 * 60_000;

/**
 * Withdrawals and sales for fiat money wait for a day after a reset. All earlier sessions have ended, so a session always knows
 * of it.
 * @throws Rejection
 */
export function ensureMayPayOut({ passwordResetAt }: User, now: number): void {
  if (passwordResetAt === undefined || now >= passwordResetAt + HELD_MS) return;
  throw new Rejection(SERVER_TEXTS.paymentsHeldUntil(dateTime(passwordResetAt + HELD_MS)));
}
