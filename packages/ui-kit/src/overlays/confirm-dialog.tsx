import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { Button, type ButtonTone } from '../actions/button';
import { Checkbox } from '../forms/checkbox';
import { uiKitMessages } from '../locales/messages';
import { Modal } from './modal';

const Title = styled('h2')({ margin: 0, padding: '20px 24px 8px', fontSize: 16, fontWeight: 600 });

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: '0 24px',
  fontSize: 14,
  overflow: 'auto',
});

const Actions = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 8,
  padding: '20px 24px',
});

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

type ContentProps = Omit<ConfirmDialogProps, 'open'> & { titleId: string };

/** Lives as long as the dialog is open, so that a box ticked and then cancelled is not ticked the next time. */
function Content(props: ContentProps) {
  const { titleId, title, children, onConfirm, onCancel, confirmLabel, cancelLabel } = props;
  const { tone = 'primary', pending = false, canRemember = false } = props;
  const text = uiKitMessages.useText();
  const [remember, setRemember] = useState(false);
  return (
    <>
      <Title id={titleId}>{title}</Title>
      <Body>
        {/* The children may be words alone. */}
        <div>{children}</div>
        {canRemember && <Checkbox label={text('confirm.remember')} checked={remember} onChange={setRemember} />}
      </Body>
      <Actions>
        <Button tone="quiet" disabled={pending} onClick={onCancel}>
          {cancelLabel ?? text('action.cancel')}
        </Button>
        <Button tone={tone} pending={pending} onClick={() => onConfirm(remember)}>
          {confirmLabel ?? text('action.confirm')}
        </Button>
      </Actions>
    </>
  );
}

/**
 * A last look before something happens. Escape cancels, unless it is already on its way; the focus
 * returns to where it was.
 */
export function ConfirmDialog({ open, ...content }: ConfirmDialogProps) {
  const titleId = useId();
  const { pending = false, onCancel } = content;
  if (!open) return null;
  return (
    <Modal
      labelledBy={titleId}
      onLeave={(by) => {
        // Not by a press beside it: the second press of a double click would take the question away again.
        if (!pending && by === 'escape') onCancel();
      }}
    >
      <Content {...content} titleId={titleId} />
    </Modal>
  );
}
