import { throttledSource } from '@bourse/feature-kit';
import { useMemo, useSyncExternalStore } from 'react';
import type { DepthBook, DepthSource } from './depth-book';

/** The current book, throttled for rendering; the curves are redrawn in every frame. */
export function useThrottledBook(store: DepthSource): DepthBook | undefined {
  const throttled = useMemo(() => throttledSource(store), [store]);
  return useSyncExternalStore(throttled.subscribe, throttled.get);
}
