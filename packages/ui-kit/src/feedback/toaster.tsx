import styled from '@emotion/styled';
import { use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { lazyPart } from '../loading/lazy-part';
import { uiKitMessages } from '../locales/messages';
import { BELOW } from '../theme/scale';
import { COVERED } from '../theme/variables';
import { PlainToast } from './plain-toast';
import { ToastContext } from './toast-context';
import { createToastStore, type ToastStore } from './toast-store';

/**
 * In the corner at the foot, on phones above the fixed bars. An open sheet or dialog of a phone has its buttons there and its title at its
 * top, so that its toasts are at the top of the window, over the veil, of which a sheet leaves as much free.
 */
const Place = styled('div')({
  position: 'fixed',
  zIndex: 1600,
  left: 16,
  bottom: `calc(${COVERED.bottom} + 16px)`,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(320px, calc(100vw - 16px))',
  pointerEvents: 'none',
  // One at a time: the newest, a failure before everything else.
  '& > div > :not(:last-child), &:has(> div + div > *) > div:first-of-type': { display: 'none' },
  [BELOW.sm]: {
    left: '50%',
    transform: 'translateX(-50%)',
    bottom: `calc(${COVERED.bottom} + 8px)`,
    'body:has([aria-modal="true"]) &': { top: 4, bottom: 'auto' },
  },
  '@media print': { display: 'none' },
});

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'stretch' });

/** The MUI part is not part of any first screen. Without it the message is plain text. */
export const LazyToastCard = lazyPart(async () => (await import('./toast-card')).ToastCard, {
  fallback: null,
  failed: (props) => <PlainToast {...props} />,
});

/** The live region for screen readers only. Each announcement is a new element. */
function Announcements({ store }: { store: ToastStore }) {
  const announcement = useSyncExternalStore(store.subscribe, store.readAnnouncement, store.readAnnouncement);
  return (
    <VisuallyHidden aria-live="polite" data-announcements>
      {announcement && <span key={announcement.serial}>{announcement.message}</span>}
    </VisuallyHidden>
  );
}

function Toasts({ store }: { store: ToastStore }) {
  const text = uiKitMessages.useText();
  const toasts = useSyncExternalStore(store.subscribe, store.read, store.read);
  const cards = (isUrgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === isUrgent)
      .map((toast) => <LazyToastCard key={toast.serial} toast={toast} store={store} />);
  return (
    // The region exists before its first message: screen readers announce only changes of a known live region.
    <section aria-label={text('toast.region')}>
      <Place>
        <Stack aria-live="polite">{cards(false)}</Stack>
        <Stack>{cards(true)}</Stack>
      </Place>
      <Announcements store={store} />
    </section>
  );
}

/*
 * In place of notistack or sonner: both add a style element with text, which the content security policy of a static client, without a
 * nonce, refuses. sonner has one polite region for all messages, so that a failure would not be announced at once.
 */

/**
 * Shows toasts above the page: success and information politely, failures at once. `store` lets code outside of React call it.
 * The MUI part loads with the first toast.
 */
export function Toaster({ children, store }: { children: ReactNode; store?: ToastStore }) {
  const [own] = useState(createToastStore);
  const toasts = store ?? own;
  return (
    <ToastContext value={toasts}>
      {children}
      <Toasts store={toasts} />
    </ToastContext>
  );
}

/** Announces a message to screen readers only, without interrupting them. */
export function useAnnounce(): (message: string) => void {
  return useToast().announce;
}

/** The toasts of the page. Throws without a `Toaster` above. */
export function useToast(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast needs a Toaster above it');
  return store;
}
