import type { Recovery } from '@bourse/contracts/security';
import { usePolling } from '@bourse/feature-kit';
import { reportUserEvent } from '@bourse/notifications';
import { useEffect, useEffectEvent } from 'react';
import { useReport } from '../account/use-report';
import { useCancelRecoveryMutation, useOwnRecoveryQuery } from '../api/recovery';
import { PATHS } from '../paths';
import { recoveryMessages } from './locales/messages';
import { RecoveryBar } from './recovery-bar';

/** The socket tells of a change at once; the poll is for a lost connection. */
const EVERY_MS = 60_000;

/** Tells of an open recovery of the own account: an entry of the bell, and a bar that cancels it. */
export function RecoveryWatch() {
  const text = recoveryMessages.useText();
  const report = useReport();
  const { data: recovery } = useOwnRecoveryQuery(undefined, { ...usePolling(EVERY_MS), refetchOnFocus: true });
  const [cancel, { isLoading }] = useCancelRecoveryMutation();
  const tell = useEffectEvent(({ id, status }: Recovery) => {
    if (id === undefined || (status !== 'review' && status !== 'approved')) return;
    reportUserEvent({
      id: `recovery-${id}-${status}`,
      text: text('watch.title'),
      path: PATHS.accountSettings,
    });
  });
  useEffect(() => {
    if (recovery) tell(recovery);
  }, [recovery]);
  const id = recovery?.id;
  if (id === undefined || (recovery?.status !== 'review' && recovery?.status !== 'approved')) return null;
  const press = () => void cancel(id).then(({ error }) => report(error, text('cancel.done')));
  return <RecoveryBar recovery={recovery} isPending={isLoading} onCancel={press} />;
}
