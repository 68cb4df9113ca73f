import { useCountdown } from '@bourse/feature-kit';
import { Quiet } from '@bourse/ui-kit';
import type { SubscriptionRecord } from '@bourse/contracts/subscription';
import { subscriptionMessages } from '../locales/messages';
import { lockDays } from '../rules/lock-days';

/** The days of a lock that are left, from the subscription to the end (money side, section 9). */
export function DaysLeft({ record }: { readonly record: SubscriptionRecord }) {
  const text = subscriptionMessages.useText();
  const seconds = useCountdown(record.unlocksAt);
  if (seconds === 0 || record.status !== 'locked') return null;
  const { left, total } = lockDays(record, seconds);
  return (
    <Quiet>{total === undefined ? text('records.daysLeft', { left }) : text('records.daysOf', { left, total })}</Quiet>
  );
}
