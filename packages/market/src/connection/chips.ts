import { useCallback, useSyncExternalStore, type RefCallback } from 'react';

/*
 * The screen says how fresh its figures are where they stand; the page's head says it where that place is not in sight. One
 * of them speaks at a time.
 */

/** Chips of the screen that is shown, and which of them is in sight. */
const chips = new Map<Element, boolean>();
const listeners = new Set<() => void>();

function note(place: Element, isInSight: boolean | undefined): void {
  if (isInSight === undefined) chips.delete(place);
  else chips.set(place, isInSight);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `none`: the screen shows nothing that streams. */
export type ChipsPlace = 'none' | 'out of sight' | 'in sight';

function placeOfChips(): ChipsPlace {
  if (chips.size === 0) return 'none';
  return [...chips.values()].includes(true) ? 'in sight' : 'out of sight';
}

/** Is how fresh the figures are said by the screen itself, where the reader looks? */
export function useChipsPlace(): ChipsPlace {
  return useSyncExternalStore(subscribe, placeOfChips, () => 'none');
}

/** Of the element in which a screen says how fresh its figures are. */
export function useChipPlace(): RefCallback<Element> {
  return useCallback((place: Element | null) => {
    if (!place) return undefined;
    // Where the browser cannot tell, it counts as seen.
    note(place, true);
    const observer =
      'IntersectionObserver' in globalThis
        ? new IntersectionObserver((entries) => note(place, entries.at(-1)?.isIntersecting ?? true))
        : undefined;
    observer?.observe(place);
    return () => {
      observer?.disconnect();
      note(place, undefined);
    };
  }, []);
}
