import { Dialog } from '@bourse/ui-kit';
import type { ReactNode } from 'react';

export interface PlainDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** The dialog cannot be closed yet. */
  readonly isHeld?: boolean;
  /** Buttons below the content. */
  readonly actions?: ReactNode;
}

/** Information with a close button beside its title; Escape closes too. */
export function PlainDialog({ open, title, children, onClose, isHeld = false, actions }: PlainDialogProps) {
  return (
    <Dialog open={open} title={title} isWide hasCloseButton onClose={() => !isHeld && onClose()} actions={actions}>
      {children}
    </Dialog>
  );
}
