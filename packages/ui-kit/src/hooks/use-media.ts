import { useCallback, useSyncExternalStore } from 'react';

/** Calls when the answer to a media query changes. */
export function subscribeMedia(query: string, listener: () => void): () => void {
  const media = globalThis.matchMedia?.(query);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Does the media query hold? The answer follows the window. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => subscribeMedia(query, listener), [query]);
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches === true);
}

/** Narrow enough for the phone's arrangement: 600 px and less. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 600px)');
}

export function usePrefersReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
