import { ConfirmDialog } from '@bourse/ui-kit';
import { shellMessages } from '../../locales/messages';

export interface LogOutDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what a log-out removes from this device, before it does. */
export function LogOutDialog({ onConfirm, onClose }: LogOutDialogProps) {
  const text = shellMessages.useText();
  return (
    <ConfirmDialog
      open
      title={text('logout.title')}
      confirmLabel={text('header.logout')}
      cancelLabel={text('logout.stay')}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {text('logout.removes')}
    </ConfirmDialog>
  );
}
