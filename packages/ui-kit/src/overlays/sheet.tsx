import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { uiKitMessages } from '../locales/messages';
import { Modal } from './modal';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 12px 0 16px',
});
const Title = styled('h2')({ margin: 0, fontSize: 16, fontWeight: 600 });

// Clear of the bar at the foot of phones without a button.
const Body = styled('div')({ padding: '12px 16px max(16px, env(safe-area-inset-bottom))', overflow: 'auto' });

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `bottom` for the phone's forms, `left` for its menu. */
  from?: 'bottom' | 'left';
}

/** A sheet over the page, mostly on phones. Escape and a touch outside close it. */
export function Sheet({ open, onClose, title, children, from = 'bottom' }: SheetProps) {
  const text = uiKitMessages.useText();
  const titleId = useId();
  if (!open) return null;
  return (
    <Modal place={from} labelledBy={titleId} onLeave={onClose}>
      <Head>
        <Title id={titleId}>{title}</Title>
        <IconButton icon="close" label={text('action.close')} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </Modal>
  );
}
