import type { SubscriptionRecord } from '@bourse/contracts/subscription';

export const DAY_SECONDS = 86_400;

const days = (seconds: number) => Math.ceil(seconds / DAY_SECONDS);

/** Begun days that are left of a lock, and all of them; `total` is `undefined` without the time of the subscription. */
export function lockDays(
  { subscribedAt, unlocksAt }: Pick<SubscriptionRecord, 'subscribedAt' | 'unlocksAt'>,
  secondsLeft: number,
): { readonly left: number; readonly total: number | undefined } {
  const left = days(secondsLeft);
  if (subscribedAt === undefined || unlocksAt === undefined) return { left, total: undefined };
  return { left, total: days((unlocksAt - subscribedAt) / 1000) };
}
