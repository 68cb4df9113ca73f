import { WriteDialog, type WriteDialogProps } from '@bourse/safe-writes';
import { useFormat } from '@bourse/i18n';
import { subscriptionMessages } from '../locales/messages';
import type { UnlockFinding, UnlockTicket } from '../writes/unlock';

type Dialog = WriteDialogProps<UnlockTicket, object, UnlockFinding>;

export type UnlockDialogProps = Pick<
  Dialog,
  'state' | 'onConfirm' | 'onTakeBack' | 'onLookAgain' | 'onDismiss' | 'onTryAgain'
>;

/** Confirmation before an unlock, and its outcome. */
export function UnlockDialog(props: UnlockDialogProps) {
  const { state } = props;
  const text = subscriptionMessages.useText();
  const format = useFormat();
  if (state.phase === 'idle') return null;
  const { quantity, currency } = state.ticket;
  return (
    <WriteDialog
      {...props}
      title={text('unlock.title')}
      action={text('unlock.action')}
      summary={text('unlock.summary', { quantity: format.amount(quantity), currency })}
      unknownTitle={text('unlock.unknown')}
      describe={(finding) =>
        finding === 'unlocked'
          ? { title: text('unlock.found'), message: text('unlock.foundHint') }
          : { title: text('unlock.notFound') }
      }
    />
  );
}
