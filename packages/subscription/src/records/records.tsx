import { loadState, usePolling } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { useServerText } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { useSubscriptionsQuery } from '../api';
import { unlockWrite } from '../writes/unlock';
import { RecordsView } from './records-view';
import { UnlockDialog } from './unlock-dialog';

/** Interval of reads, milliseconds: a lock ends by the time of the exchange. */
const POLL_MS = 15_000;

/** The subscriptions of the user with their unlock; also a part of the wallet's coin account. */
export function Component() {
  const toast = useToast();
  const serverText = useServerText();
  const query = useSubscriptionsQuery(undefined, usePolling(POLL_MS));
  const write = useWrite(unlockWrite, (result) => {
    if (result.kind === 'done') toast.success(serverText(result.reply));
  });
  return (
    <>
      <RecordsView
        records={query.data ?? []}
        state={loadState(query)}
        isBusy={write.isBusy}
        onRetry={() => void query.refetch()}
        onUnlock={({ id, currency, quantity }) => write.press({ id, currency, quantity })}
      />
      <UnlockDialog
        state={write.state}
        onConfirm={write.confirm}
        onTakeBack={write.takeBack}
        onLookAgain={write.lookAgain}
        onDismiss={write.dismiss}
        onTryAgain={write.press}
      />
    </>
  );
}
