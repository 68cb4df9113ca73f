import { throttledSource } from '@bourse/feature-kit';
import { useKeyedState } from '@bourse/ui-kit';
import { useSyncExternalStore } from 'react';
import type { DepthBook, DepthSource } from './depth-book';

/** The current book, throttled for rendering; the curves are redrawn in every frame. */
export function useThrottledBook(store: DepthSource): DepthBook | undefined {
  const throttled = useKeyedState(store, () => throttledSource(store));
  return useSyncExternalStore(throttled.subscribe, throttled.get);
}
