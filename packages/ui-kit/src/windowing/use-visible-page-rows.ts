import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

export interface VisiblePageRowsOptions {
  readonly count: number;
  /** All rows have the same height, CSS pixels. */
  readonly rowHeight: number;
  /** Rows that are rendered beyond both edges, so that a quick scroll shows no gap. */
  readonly beyond: number;
  /** The element that is as high as all rows together. */
  readonly listRef: RefObject<HTMLElement | null>;
  /** `false` renders all rows. */
  readonly isWindowed?: boolean;
}

/** The rows of a long list that are rendered, for a list that scrolls with the page: from `start` to before `end`. */
export function useVisiblePageRows({ count, rowHeight, beyond, listRef, isWindowed = true }: VisiblePageRowsOptions) {
  // The virtualizer is one mutable object: the compiler would keep the figures of the first render.
  'use no memo';
  const [scrollMargin, setScrollMargin] = useState(0);
  // After each render, because the content above the list may have another height.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the whole pixel is the same in the next render, which ends the chain
  useLayoutEffect(() => {
    const top = isWindowed ? listRef.current?.getBoundingClientRect().top : undefined;
    if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY));
  });
  // oxlint-disable-next-line react/incompatible-library -- not compiled
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isWindowed,
    overscan: beyond,
    scrollMargin,
    estimateSize: () => rowHeight,
  });
  const inSight = virtualizer.getVirtualItems();
  const last = inSight.at(-1);
  return { start: inSight[0]?.index ?? 0, end: last ? last.index + 1 : isWindowed ? 0 : count };
}
