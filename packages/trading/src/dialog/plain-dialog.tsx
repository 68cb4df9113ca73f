import { Button, Dialog } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { tradingMessages } from '../locales/messages';

export interface PlainDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** The dialog cannot be closed yet. */
  readonly isHeld?: boolean;
  /** Buttons after the close button. */
  readonly actions?: ReactNode;
}

/** Information with a close button; Escape closes too. */
export function PlainDialog({ open, title, children, onClose, isHeld = false, actions }: PlainDialogProps) {
  const text = tradingMessages.useText();
  const close = () => {
    if (!isHeld) onClose();
  };
  return (
    <Dialog
      open={open}
      title={title}
      isWide
      onClose={close}
      actions={
        <>
          <Button tone="quiet" pending={isHeld} onClick={close}>
            {text('dialog.close')}
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
