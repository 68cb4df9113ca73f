import { useCallback, useSyncExternalStore } from 'react';
import { PHONE_ON_ITS_SIDE, queryBelow, type Breakpoint } from '../theme/scale';

/** jsdom has none. */
const hasMedia = () => typeof matchMedia === 'function';

/** Does the media query hold now? */
function matchesMedia(query: string): boolean {
  return hasMedia() && matchMedia(query).matches;
}

/** Calls when the answer to a media query changes. */
function subscribeMedia(query: string, listener: () => void): () => void {
  if (!hasMedia()) return () => undefined;
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Does the media query hold? The answer follows the window. */
function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => subscribeMedia(query, listener), [query]);
  const matches = () => matchesMedia(query);
  return useSyncExternalStore(subscribe, matches, matches);
}

/** A finger is the pointer: controls are at least 44 px high. */
export function useIsTouch(): boolean {
  return useMedia('(pointer: coarse)');
}

/** Is the window narrower than a breakpoint? */
export function useIsBelow(breakpoint: Breakpoint): boolean {
  return useMedia(queryBelow(breakpoint));
}

/** Narrow enough for the phone's arrangement. */
export function useIsPhone(): boolean {
  return useIsBelow('sm');
}

/** Is the window that of a phone on its side? A low window of a mouse, for example at 200 % zoom, is not. */
export function useIsPhoneOnItsSide(): boolean {
  return useMedia(PHONE_ON_ITS_SIDE);
}

/** Has the window the phone's arrangement of a trading screen and the navigation at the foot: a phone, upright or on its side? */
export function useHasPhoneArrangement(): boolean {
  return [useIsPhone(), useIsPhoneOnItsSide()].includes(true);
}

export function usePrefersReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
