import type { Recovery } from '@bourse/contracts/security';
import { useFormat } from '@bourse/i18n';
import { Alert } from '@bourse/ui-kit';
import { recoveryMessages } from './locales/messages';

/** What became of the latest request. */
export function RecoveryState({ recovery: { status, requestedAt, endsAt, reason } }: { readonly recovery: Recovery }) {
  const text = recoveryMessages.useText();
  const format = useFormat();
  const timeOf = (at: number | undefined) => (at === undefined ? '' : format.zonedDateTime(at));
  if (status === 'none') return null;
  if (status === 'review') return <Alert isAnnounced>{text('review', { time: timeOf(requestedAt) })}</Alert>;
  if (status === 'approved')
    return (
      <Alert tone="success" isAnnounced>
        {text('approved', { time: timeOf(endsAt) })}
      </Alert>
    );
  if (status === 'refused') return <Alert tone="error">{text('refused', { reason })}</Alert>;
  return <Alert>{text(status === 'done' ? 'done' : 'cancelled')}</Alert>;
}
