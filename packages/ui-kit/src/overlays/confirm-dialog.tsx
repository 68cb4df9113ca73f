import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState, type ReactNode } from 'react';
import { Button, type ButtonTone } from '../actions/button';
import { uiKitMessages } from '../locales/messages';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** `remember`: the reader does not want to be asked again. */
  onConfirm: (remember: boolean) => void;
  onCancel: () => void;
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: ButtonTone;
  pending?: boolean;
  /** Offers "do not ask again on this device". */
  canRemember?: boolean;
}

/** A last look before something happens. Escape and a click outside cancel, unless it is already on its way. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    onConfirm,
    onCancel,
    confirmLabel,
    cancelLabel,
    tone,
    pending = false,
    canRemember = false,
  } = props;
  const text = uiKitMessages.useText();
  const titleId = useId();
  const [remember, setRemember] = useState(false);
  return (
    <Dialog open={open} onClose={pending ? undefined : onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ fontSize: 16, fontWeight: 600 }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ fontSize: 14 }}>
        {children}
        {canRemember && (
          <FormControlLabel
            sx={{ mt: 2 }}
            control={
              <Checkbox size="small" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
            }
            label={text('confirm.remember')}
            slotProps={{ typography: { sx: { fontSize: 13 } } }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 20px', gap: 2 }}>
        <Button tone="quiet" disabled={pending} onClick={onCancel}>
          {cancelLabel ?? text('action.cancel')}
        </Button>
        <Button tone={tone ?? 'primary'} pending={pending} onClick={() => onConfirm(remember)}>
          {confirmLabel ?? text('action.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
