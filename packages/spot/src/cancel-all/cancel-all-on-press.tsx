import { DialogOnPress } from '@bourse/trading';
import { spotMessages } from '../locales/messages';
import type { CancelAllDialogProps } from './cancel-all-dialog';

const load = () => import('./cancel-all-dialog');

/** The dialog of many cancellations, fetched when it is first needed. */
export function CancelAllOnPress(props: CancelAllDialogProps) {
  const text = spotMessages.useText();
  const { phase } = props.state;
  if (phase === 'idle' || phase === 'collecting') return null;
  return (
    <DialogOnPress load={load} title={text('cancelAll.title')} onClose={props.onDismiss}>
      {({ CancelAllDialog }) => <CancelAllDialog {...props} />}
    </DialogOnPress>
  );
}
