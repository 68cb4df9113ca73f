import { useId, type ReactNode } from 'react';
import { FailedOnPress, lazyPart } from '../loading/lazy-part';
import { useOverlay } from './use-overlay';

export interface DialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Escape, the browser's Back, a click beside the dialog, or its close button. */
  onClose: (by: 'escape' | 'back' | 'outside' | 'button') => void;
  /** Buttons below the content. */
  actions?: ReactNode;
  isWide?: boolean;
  /** The content fills the dialog to its edges and scrolls inside. */
  isFlush?: boolean;
  /** Shows a close button beside the title. */
  hasCloseButton?: boolean;
}

/** The MUI part is not part of any first screen. */
export const LazyDialogWindow = lazyPart(async () => (await import('./dialog-window')).DialogWindow, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={() => onClose('button')} />,
});

/** A dialog over the page. The focus moves into it and returns to where it was. Toasts stay above it. */
export function Dialog({ open, ...content }: DialogProps) {
  const titleId = useId();
  useOverlay(open, () => content.onClose('back'));
  return open && <LazyDialogWindow {...content} titleId={titleId} />;
}
