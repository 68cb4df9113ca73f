import { styled } from '@mui/material/styles';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { uiKitMessages } from '../locales/messages';
import { colour } from '../theme/variables';
import { createToastStore, type Toast, type ToastStore, type ToastTone } from './toast-store';

/** Long enough to be read; a failure stays longer. */
const SHOWN_MS: Record<ToastTone, number> = { success: 5000, info: 6000, error: 10_000 };

const Region = styled('div')({
  position: 'fixed',
  zIndex: 1600,
  top: 64,
  right: 16,
  left: 16,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 8,
  pointerEvents: 'none',
});

const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 420,
  padding: '8px 8px 8px 12px',
  pointerEvents: 'auto',
  color: colour.text,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderLeft: `3px solid ${colour.accent}`,
  borderRadius: 6,
  boxShadow: '0 4px 16px rgb(0 0 0 / 16%)',
  fontSize: 14,
  overflowWrap: 'anywhere',
  '&[data-tone="error"]': { borderLeftColor: colour.danger },
});

const ICON = { success: 'check', info: 'info', error: 'warning' } as const;

const ToastContext = createContext<ToastStore | undefined>(undefined);

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const text = uiKitMessages.useText();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onDismiss, SHOWN_MS[toast.tone]);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss, toast.tone]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <Card data-tone={toast.tone} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <Icon name={ICON[toast.tone]} />
      <span style={{ flex: 1 }}>{toast.message}</span>
      <IconButton icon="close" label={text('action.dismiss')} onClick={onDismiss} />
    </Card>
  );
}

function Toasts({ store, isUrgent }: { store: ToastStore; isUrgent: boolean }) {
  const toasts = useSyncExternalStore(store.subscribe, store.read);
  return toasts
    .filter((toast) => (toast.tone === 'error') === isUrgent)
    .map((toast) => <ToastCard key={toast.serial} toast={toast} onDismiss={() => store.dismiss(toast.id)} />);
}

/** Shows toasts over the page: success and information politely, failures at once. Give it a store to call from outside. */
export function Toaster({ children, store }: { children: ReactNode; store?: ToastStore }) {
  const text = uiKitMessages.useText();
  const [own] = useState(createToastStore);
  const toasts = store ?? own;
  return (
    <ToastContext value={toasts}>
      {children}
      <Region role="region" aria-label={text('toast.region')}>
        <div role="status" aria-live="polite" style={{ display: 'contents' }}>
          <Toasts store={toasts} isUrgent={false} />
        </div>
        <div role="alert" aria-live="assertive" style={{ display: 'contents' }}>
          <Toasts store={toasts} isUrgent />
        </div>
      </Region>
    </ToastContext>
  );
}

/** The way to tell the reader something; below a `Toaster`. */
export function useToast(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast needs a Toaster above it');
  return store;
}
