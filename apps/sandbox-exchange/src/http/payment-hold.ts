import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { dateTime, Rejection } from '@bourse/contract-server';
import { PAYMENTS_HELD_MS } from '../core/payment-hold';
import type { User } from '../accounts/types';

/**
 * Withdrawals and sales for fiat money wait for a day after a reset. All earlier sessions have ended, so a session always knows
 * of it.
 * @throws Rejection
 */
export function ensureMayPayOut({ passwordResetAt }: User, now: number): void {
  if (passwordResetAt === undefined || now >= passwordResetAt + PAYMENTS_HELD_MS) return;
  throw new Rejection(SERVER_TEXTS.paymentsHeldUntil(dateTime(passwordResetAt + PAYMENTS_HELD_MS)));
}
