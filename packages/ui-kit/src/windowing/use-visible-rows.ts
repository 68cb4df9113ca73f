import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';

/** Height of a frame without layout: in the first render, and in jsdom. CSS pixels. */
const FRAME_HEIGHT = 600;

export interface VisibleRowsOptions {
  readonly count: number;
  /** Height of a row that has not been measured, CSS pixels. */
  readonly rowHeight: number;
  /** Rows that are rendered beyond both edges, so that a quick scroll shows no gap. */
  readonly beyond: number;
  readonly frameRef: RefObject<HTMLElement | null>;
}

/**
 * Returns the rows of a long list that are rendered: those in sight of the scrolling frame and some beyond. `above` and `below` are
 * the heights of the rows that are not rendered. A row with `ref={measureRow}` and `data-index` is measured, which rows of unequal
 * height need.
 */
export function useVisibleRows({ count, rowHeight, beyond, frameRef }: VisibleRowsOptions) {
  // The virtualizer is one mutable object: the compiler would keep the figures of the first render.
  'use no memo';
  // oxlint-disable-next-line react/incompatible-library -- not compiled
  const virtualizer = useVirtualizer({
    count,
    overscan: beyond,
    initialRect: { width: 0, height: FRAME_HEIGHT },
    estimateSize: () => rowHeight,
    getScrollElement: () => frameRef.current,
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, ({ width, height }) => onRect({ width, height: height || FRAME_HEIGHT })),
    measureElement: (row) => row.getBoundingClientRect().height || rowHeight,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const inSight = virtualizer.getVirtualItems();
  const first = inSight[0];
  const last = inSight.at(-1);
  return {
    start: first?.index ?? 0,
    end: last ? last.index + 1 : count,
    above: first?.start ?? 0,
    below: last ? virtualizer.getTotalSize() - last.end : 0,
    measureRow: virtualizer.measureElement,
    /** Scrolls as little as needed to have the row in sight. */
    scrollToRow: (index: number) => virtualizer.scrollToIndex(index),
  };
}
