import { Button, colour, Modal } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { spotMessages } from '../locales';

const Title = styled('h2')({ margin: 0, padding: '20px 24px 8px', fontSize: 16, fontWeight: 600 });
const Body = styled('div')({ padding: '0 24px', fontSize: 14, overflow: 'auto', color: colour.text });
const Actions = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8, padding: '16px 24px 20px' });

export interface PlainDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** It cannot be closed yet. */
  readonly isHeld?: boolean;
  /** After the button that closes, as in every dialog that asks. */
  readonly actions?: ReactNode;
}

/** Something to read, with one way out: the button, or Escape. */
export function PlainDialog({ open, title, children, onClose, isHeld = false, actions }: PlainDialogProps) {
  const text = spotMessages.useText();
  const titleId = useId();
  const close = () => {
    if (!isHeld) onClose();
  };
  if (!open) return null;
  return (
    <Modal labelledBy={titleId} isWide onLeave={close}>
      <Title id={titleId}>{title}</Title>
      <Body>{children}</Body>
      <Actions>
        <Button tone="quiet" pending={isHeld} onClick={close}>
          {text('outcome.close')}
        </Button>
        {actions}
      </Actions>
    </Modal>
  );
}
