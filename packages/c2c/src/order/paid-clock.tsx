import { useCountdown } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Quiet } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';

/** The clock counts for so long, milliseconds. */
const COUNTED_MS = 24 * 60 * 60_000;

/** When an order was marked as paid, and how many minutes ago. */
export function PaidClock({ paidAt }: { readonly paidAt: number }) {
  const text = c2cMessages.useText();
  const format = useFormat();
  const seconds = COUNTED_MS / 1000 - useCountdown(paidAt + COUNTED_MS);
  return (
    <Quiet>
      {text('order.paidAt', { time: format.zonedDateTime(paidAt) })}{' '}
      {text('order.minutesAgo', { count: Math.max(0, Math.floor(seconds / 60)) })}
    </Quiet>
  );
}
