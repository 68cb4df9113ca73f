import { Button, ErrorState, IconButton, Modal, Skeleton, useChunk } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId } from 'react';
import { identityMessages } from '../locales/messages';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 12px 8px 24px',
});
const Title = styled('h2')({ margin: 0, fontSize: 16, fontWeight: 600 });
// Its height is the same before and after the text has come.
const Body = styled('section')({ height: 'min(480px, 60dvh)', padding: '0 24px', overflow: 'auto' });
const Actions = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, padding: '16px 24px 20px' });

const loadText = () => import('./agreement-text');

export interface AgreementDialogProps {
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** The user agreement (`news/xieyi`) to be read, and accepted where it was read. */
export function AgreementDialog({ onAccept, onClose }: AgreementDialogProps) {
  const text = identityMessages.useText();
  const titleId = useId();
  const chunk = useChunk(loadText);
  return (
    <Modal labelledBy={titleId} isWide onLeave={onClose}>
      <Head>
        <Title id={titleId}>{text('register.agreement')}</Title>
        <IconButton icon="close" label={text('register.close')} onClick={onClose} />
      </Head>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable */}
      <Body aria-labelledby={titleId} tabIndex={0}>
        {chunk.status === 'ready' && <chunk.module.AgreementText />}
        {chunk.status === 'loading' && <Skeleton width="50%" height={24} />}
        {chunk.status === 'failed' && <ErrorState title={text('register.agreementFailed')} onRetry={chunk.retry} />}
      </Body>
      <Actions>
        <Button tone="quiet" onClick={onClose}>
          {text('register.close')}
        </Button>
        <Button onClick={onAccept}>{text('register.accept')}</Button>
      </Actions>
    </Modal>
  );
}
