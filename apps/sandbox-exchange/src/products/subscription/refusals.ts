import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, unavailable } from '@bourse/contract-server';
import { QUANTITY_STEP, type SubscribeResult, type UnlockResult } from './types';

type Reason<Result> = Extract<Result, { ok: false }> extends { reason: infer Code extends string } ? Code : never;

export const SUBSCRIBE_REFUSALS: Readonly<Record<Reason<SubscribeResult>, string>> = {
  user_not_found: SERVER_TEXTS.userNotFound,
  not_started: SERVER_TEXTS.subscriptionNotStarted,
  ended: SERVER_TEXTS.subscriptionEnded,
  quantity_invalid: SERVER_TEXTS.subscriptionQuantityAbnormal,
  quantity_not_multiple: SERVER_TEXTS.subscriptionMultiple(String(QUANTITY_STEP)),
  sold_out: SERVER_TEXTS.subscriptionSoldOut,
  price_changed: SERVER_TEXTS.subscriptionPriceChanged,
  insufficient_balance: SERVER_TEXTS.subscriptionBalanceInsufficient,
};

export const UNLOCK_REFUSALS: Readonly<Record<Reason<UnlockResult>, string>> = {
  not_found: SERVER_TEXTS.recordNotFound,
  not_due: SERVER_TEXTS.unlockNotDue,
  already_unlocked: SERVER_TEXTS.unlockAlreadyDone,
};

/** @throws Rejection if a command was refused */
export function settle(result: { ok: boolean; reason?: string }, refusals: Readonly<Record<string, string>>): void {
  if (result.ok) return;
  if (result.reason === 'unavailable') throw unavailable();
  throw new Rejection(refusals[result.reason ?? ''] ?? SERVER_TEXTS.duplicateSubmission);
}
