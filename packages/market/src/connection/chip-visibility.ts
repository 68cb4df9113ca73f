import { createExternalStore } from '@bourse/ui-kit';
import { useCallback, useSyncExternalStore, type RefCallback } from 'react';

/* The screen shows the age of its figures in a chip; the page header shows it while that chip is out of sight. Only
   one of them is announced at a time. */

/** Chips of the screen that is shown, and which of them is in sight. */
const chips = createExternalStore<ReadonlyMap<Element, boolean>>(new Map());

function note(place: Element, isInSight: boolean | undefined): void {
  const next = new Map(chips.get());
  if (isInSight === undefined) next.delete(place);
  else next.set(place, isInSight);
  chips.set(next);
}

/** `none`: the screen shows nothing that streams. */
export type ChipVisibility = 'none' | 'out of sight' | 'in sight';

function chipVisibility(): ChipVisibility {
  const inSight = [...chips.get().values()];
  if (inSight.length === 0) return 'none';
  return inSight.includes(true) ? 'in sight' : 'out of sight';
}

/** Whether a visible chip of the screen shows the age of the data. */
export function useChipVisibility(): ChipVisibility {
  return useSyncExternalStore(chips.subscribe, chipVisibility, () => 'none');
}

/** Ref of the element in which a screen shows the age of its figures. */
export function useFreshnessChip(): RefCallback<Element> {
  return useCallback((place: Element | null) => {
    if (!place) return undefined;
    // Without IntersectionObserver the element counts as visible.
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
