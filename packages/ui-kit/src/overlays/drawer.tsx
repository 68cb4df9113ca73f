import { useId, type ReactNode } from 'react';
import { OnDemand } from '../loading/on-demand';
import { loadDrawer } from './chunks';
import { useOverlay } from './use-overlay';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `bottom` for forms on phones, `left` for menus and lists. */
  from?: 'bottom' | 'left';
}

/** A panel that slides over the page, mostly on phones. Escape, the browser's Back, a touch beside it and a swipe towards its edge close it. */
export function Drawer({ open, ...content }: DrawerProps) {
  const titleId = useId();
  useOverlay(open, content.onClose);
  if (!open) return null;
  return (
    <OnDemand load={loadDrawer} onFailed={content.onClose}>
      {({ DrawerWindow }) => <DrawerWindow {...content} titleId={titleId} />}
    </OnDemand>
  );
}
