import { createExternalStore } from '@bourse/ui-kit';
import { useCallback, useSyncExternalStore, type RefCallback } from 'react';

/* The screen shows the age of its figures in a chip; the page header shows it while that chip is scrolled away. Only
   one of them is announced at a time. */

/** The freshness chips of the present screen, and whether each is visible. */
const visibilities = createExternalStore<ReadonlyMap<Element, boolean>>(new Map());

function setVisible(place: Element, isVisible: boolean | undefined): void {
  const next = new Map(visibilities.get());
  if (isVisible === undefined) next.delete(place);
  else next.set(place, isVisible);
  visibilities.set(next);
}

/** `none`: the screen shows nothing that streams. */
export type ChipVisibility = 'none' | 'hidden' | 'visible';

function chipVisibility(): ChipVisibility {
  const all = [...visibilities.get().values()];
  if (all.length === 0) return 'none';
  return all.includes(true) ? 'visible' : 'hidden';
}

/** Whether a visible chip of the screen shows the age of the data. */
export function useChipVisibility(): ChipVisibility {
  return useSyncExternalStore(visibilities.subscribe, chipVisibility, () => 'none');
}

/** Ref of the element in which a screen shows the age of its figures. */
export function useFreshnessChip(): RefCallback<Element> {
  return useCallback((place: Element | null) => {
    if (!place) return undefined;
    // Without IntersectionObserver the element counts as visible.
    setVisible(place, true);
    const observer =
      'IntersectionObserver' in globalThis
        ? new IntersectionObserver((entries) => setVisible(place, entries.at(-1)?.isIntersecting ?? true))
        : undefined;
    observer?.observe(place);
    return () => {
      observer?.disconnect();
      setVisible(place, undefined);
    };
  }, []);
}
