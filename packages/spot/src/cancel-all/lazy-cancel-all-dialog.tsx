import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import type { CancelAllDialogProps } from './cancel-all-dialog';

const Dialog = lazyPart(async () => (await import('./cancel-all-dialog')).CancelAllDialog, {
  fallback: null,
  failed: ({ onDismiss }) => <FailedOnPress onClose={onDismiss} />,
});

/** The dialog of many cancellations, loaded when it is first needed. */
export function LazyCancelAllDialog(props: CancelAllDialogProps) {
  const { phase } = props.state;
  return phase !== 'idle' && phase !== 'collecting' && <Dialog {...props} />;
}
