import { useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { ToastContext } from '../feedback/toast-context';
import { uiKitMessages } from '../locales/messages';
import { useChunk } from './use-chunk';

export interface OnDemandProps<Module extends object> {
  /** A constant of its file: `() => import('./part')`. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
  /** Shown while the chunk is loading. */
  fallback?: ReactNode;
  /** Called after a failed request, in addition to the toast: closes the opening element. */
  onFailed?: () => void;
}

/**
 * Renders a part that is fetched when it is first opened: a menu, a dialog, a drawer. A failed request shows a toast; the
 * next opening tries again.
 */
export function OnDemand<Module extends object>({ load, children, fallback = null, onFailed }: OnDemandProps<Module>) {
  const text = uiKitMessages.useText();
  const toasts = useContext(ToastContext);
  const chunk = useChunk(load);
  const isFailed = chunk.status === 'failed';
  const report = useEffectEvent(() => {
    toasts?.error(text('chunk.failed'), 'chunk');
    onFailed?.();
  });
  useEffect(() => {
    if (isFailed) report();
  }, [isFailed]);
  return chunk.status === 'ready' ? children(chunk.module) : fallback;
}
