import { Alert, Button, Checkbox, Dialog, FactList, FieldRow, Stack } from '@bourse/ui-kit';
import { useEffect, useState } from 'react';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import type { OrderDialogProps } from './cancel-dialog';

/** Time to read before "paid" can be confirmed, seconds. */
const READING_SECONDS = 5;

/** Seconds that are left to read. */
function useReadingDelay(): number {
  const [left, setLeft] = useState(READING_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

export interface PayDialogProps extends OrderDialogProps {
  readonly isPayeeChanged: boolean;
}

/** Marks an order as paid, after a reading delay and the statement that the money was sent. */
export function PayDialog({ order, isPending, isPayeeChanged, onConfirm, onCancel }: PayDialogProps) {
  const text = c2cMessages.useText();
  const yuan = useYuan();
  const left = useReadingDelay();
  const [isSent, setSent] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    if (left > 0) return;
    if (isSent) onConfirm();
    else setMissing(true);
  };
  return (
    <Dialog
      open
      hasCloseButton
      title={text('pay.title')}
      onClose={() => !isPending && onCancel()}
      actions={
        <FieldRow style={{ width: '100%' }}>
          <Button tone="quiet" onClick={onCancel}>
            {text('pay.notYet')}
          </Button>
          <Button pending={isPending} disabled={left > 0} onClick={confirm}>
            {left > 0 ? text('pay.read', { seconds: left }) : text('action.pay')}
          </Button>
        </FieldRow>
      }
    >
      <Stack>
        <Alert tone="warning">{text('pay.warning')}</Alert>
        {isPayeeChanged && <Alert tone="warning">{text('payee.changed')}</Alert>}
        <FactList facts={[{ label: text('order.total'), value: <strong>{yuan(order.total)}</strong> }]} />
        <Checkbox
          label={text('pay.sent')}
          checked={isSent}
          onChange={setSent}
          error={isMissing && !isSent ? text('pay.sentMissing') : undefined}
          keepsErrorRoom={text('pay.sentMissing')}
        />
      </Stack>
    </Dialog>
  );
}
