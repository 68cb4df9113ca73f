import styled from '@emotion/styled';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { uiKitMessages } from '../locales/messages';
import { colour } from '../theme/variables';
import { createToastStore, type Toast, type ToastStore, type ToastTone } from './toast-store';

/** Long enough to be read; a failure stays longer. */
const SHOWN_MS: Record<ToastTone, number> = { success: 5000, info: 6000, error: 10_000 };

const Region = styled('section')({
  position: 'fixed',
  zIndex: 1600,
  top: 64,
  right: 16,
  left: 16,
  pointerEvents: 'none',
});

const Stack = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 8,
  '&:not(:empty)': { marginBottom: 8 },
});

const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: 420,
  padding: '8px 8px 8px 12px',
  pointerEvents: 'auto',
  color: colour.text,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.edge}`,
  borderRadius: 8,
  fontSize: 14,
  overflowWrap: 'anywhere',
  '& > svg': { color: colour.accent },
  '&[data-tone="error"]': { borderColor: colour.danger, '& > svg': { color: colour.danger } },
});

const Message = styled('span')({ flex: 1 });

const ICON = { success: 'check', info: 'info', error: 'warning' } as const;

const ToastContext = createContext<ToastStore | undefined>(undefined);

/** One message. It goes by itself, but not while it is pointed at or focused. */
function ToastCard({ toast, store }: { toast: Toast; store: ToastStore }) {
  const text = uiKitMessages.useText();
  const [isHeld, setHeld] = useState(false);
  const { id, tone, message } = toast;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => store.dismiss(id), SHOWN_MS[tone]);
    return () => clearTimeout(timer);
  }, [isHeld, store, id, tone]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <Card
      data-tone={tone}
      role={tone === 'error' ? 'alert' : undefined}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={ICON[tone]} />
      <Message>{message}</Message>
      <IconButton icon="close" label={text('action.dismiss')} onClick={() => store.dismiss(id)} />
    </Card>
  );
}

function Toasts({ store, isUrgent }: { store: ToastStore; isUrgent: boolean }) {
  const toasts = useSyncExternalStore(store.subscribe, store.read);
  return toasts
    .filter((toast) => (toast.tone === 'error') === isUrgent)
    .map((toast) => <ToastCard key={toast.serial} toast={toast} store={store} />);
}

/** Shows toasts over the page: success and information politely, failures at once. Give it a store to call from outside. */
export function Toaster({ children, store }: { children: ReactNode; store?: ToastStore }) {
  const text = uiKitMessages.useText();
  const [own] = useState(createToastStore);
  const toasts = store ?? own;
  return (
    <ToastContext value={toasts}>
      {children}
      <Region aria-label={text('toast.region')}>
        {/* Polite words need a region that is there before them; a failure's own role speaks at once. */}
        <Stack aria-live="polite">
          <Toasts store={toasts} isUrgent={false} />
        </Stack>
        <Stack>
          <Toasts store={toasts} isUrgent />
        </Stack>
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
