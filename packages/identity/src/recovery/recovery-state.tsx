import type { Recovery } from '@bourse/contracts/security';
import { useFormat } from '@bourse/i18n';
import { Alert } from '@bourse/ui-kit';
import { identityMessages } from '../locales/messages';

/** What became of the latest request. */
export function RecoveryState({ recovery: { status, requestedAt, endsAt, reason } }: { readonly recovery: Recovery }) {
  const text = identityMessages.useText();
  const format = useFormat();
  const timeOf = (at: number | undefined) => (at === undefined ? '' : format.zonedDateTime(at));
  if (status === 'none') return null;
  if (status === 'review') return <Alert isAnnounced>{text('recovery.review', { time: timeOf(requestedAt) })}</Alert>;
  if (status === 'approved')
    return (
      <Alert tone="success" isAnnounced>
        {text('recovery.approved', { time: timeOf(endsAt) })}
      </Alert>
    );
  if (status === 'refused') return <Alert tone="error">{text('recovery.refused', { reason })}</Alert>;
  return <Alert>{text(status === 'done' ? 'recovery.done' : 'recovery.cancelled')}</Alert>;
}
