import styled from '@emotion/styled';
import { useEffect } from 'react';
import { PlainButton } from '../actions/plain-button';
import { Icon } from '../icons/icon';
import { uiKitMessages } from '../locales/messages';
import { RADIUS } from '../theme/scale';
import { colour } from '../theme/variables';
import { followToast, SHOWN_MS, type Toast, type ToastStore } from './toast-store';

const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '12px 16px',
  border: `1px solid ${colour.edge}`,
  borderRadius: RADIUS.panel,
  color: colour.text,
  backgroundColor: colour.panel,
  pointerEvents: 'auto',
});

/** The message without MUI, where the chunk of the toasts cannot be loaded: offline. It closes as the others do. */
export function PlainToast({ toast, store }: { readonly toast: Toast; readonly store: ToastStore }) {
  const text = uiKitMessages.useText();
  const { id, tone, message, action } = toast;
  useEffect(() => {
    const timer = setTimeout(() => store.dismiss(id), SHOWN_MS[tone]);
    return () => clearTimeout(timer);
  }, [store, id, tone]);
  return (
    <Card>
      <span role={tone === 'error' ? 'alert' : undefined}>{message}</span>
      {action && (
        <PlainButton type="button" onClick={() => followToast(store, toast)}>
          {action.label}
        </PlainButton>
      )}
      <PlainButton type="button" aria-label={text('action.dismiss')} onClick={() => store.dismiss(id)}>
        <Icon name="close" />
      </PlainButton>
    </Card>
  );
}
