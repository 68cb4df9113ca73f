import { useId, type ReactNode } from 'react';
import { FailedOnPress, lazyPart } from '../loading/lazy-part';
import { useOverlay } from './use-overlay';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `bottom` for forms on phones, `left` for menus and lists. */
  from?: 'bottom' | 'left';
}

/** The MUI part is not part of any first screen. */
export const LazyDrawerWindow = lazyPart(async () => (await import('./drawer-window')).DrawerWindow, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** A panel that slides over the page, mostly on phones. Escape, the browser's Back, a touch beside it and a swipe towards its edge close it. */
export function Drawer({ open, ...content }: DrawerProps) {
  const titleId = useId();
  useOverlay(open, content.onClose);
  return open && <LazyDrawerWindow {...content} titleId={titleId} />;
}
