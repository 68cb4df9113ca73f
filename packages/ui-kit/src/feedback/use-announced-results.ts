import { useEffect, useEffectEvent, useRef } from 'react';
import { uiKitMessages } from '../locales/messages';
import { useAnnounce } from './toaster';

/** The user types on: only the last of several quick changes is announced. Milliseconds. */
const QUIET_MS = 600;

export interface Results {
  /** Search text and filters. The results are announced when it changes, not when live data change the count. */
  readonly query: string;
  readonly count: number;
  /** The list of the present query is still loading. */
  readonly isLoading?: boolean;
}

/** Announces the number of results to screen readers after the search text or a filter has changed. */
export function useAnnouncedResults({ query, count, isLoading = false }: Results): void {
  const text = uiKitMessages.useText();
  const announce = useAnnounce();
  const announced = useRef(query);
  const announceNow = useEffectEvent(() => {
    announced.current = query;
    announce(count === 0 ? text('select.none') : text('results.count', { count }));
  });
  useEffect(() => {
    if (isLoading || announced.current === query) return undefined;
    const timer = setTimeout(() => announceNow(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [query, isLoading]);
}
