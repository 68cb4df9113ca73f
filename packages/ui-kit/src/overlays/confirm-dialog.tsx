import { useState, type ReactNode } from 'react';
import { Button, type ButtonTone } from '../actions/button';
import { Checkbox } from '../inputs/checkbox';
import { uiKitMessages } from '../locales/messages';
import { Dialog } from './dialog';
import { FieldRow, Stack } from '../layout/stack';

export interface ConfirmDialogProps {
  open: boolean;
  /** Title: what will happen. */
  title: string;
  children: ReactNode;
  /** `remember`: the user ticked "do not ask again". */
  onConfirm: (remember: boolean) => void;
  onCancel: () => void;
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: ButtonTone;
  pending?: boolean;
  /** Offers "do not ask again on this device". */
  canRemember?: boolean;
}

// The state of the checkbox ends with the dialog: a box that was checked and then cancelled is not checked the next time.
function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'open'>) {
  const { title, children, onConfirm, onCancel, confirmLabel, cancelLabel } = props;
  const { tone = 'primary', pending = false, canRemember = false } = props;
  const text = uiKitMessages.useText();
  const [remember, setRemember] = useState(false);
  return (
    <Dialog
      open
      hasCloseButton
      title={title}
      onClose={(by) => {
        // A click beside the dialog does not cancel: the second click of a double click would close the question.
        if (!pending && by !== 'outside') onCancel();
      }}
      actions={
        <FieldRow style={{ width: '100%' }}>
          <Button tone="quiet" disabled={pending} onClick={onCancel}>
            {cancelLabel ?? text('action.cancel')}
          </Button>
          <Button tone={tone} pending={pending} onClick={() => onConfirm(remember)}>
            {confirmLabel ?? text('action.confirm')}
          </Button>
        </FieldRow>
      }
    >
      <Stack>
        <Stack>{children}</Stack>
        {canRemember && <Checkbox label={text('confirm.remember')} checked={remember} onChange={setRemember} />}
      </Stack>
    </Dialog>
  );
}

/**
 * Confirmation before an action: what will happen, confirm or cancel. Escape and the browser's Back cancel while the action is not pending.
 */
export function ConfirmDialog({ open, ...content }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...content} /> : null;
}
