import type { KeyboardEvent } from 'react';

/** A row of things that is walked by keyboard, one at a time. */
export interface Walk {
  /** Index at which the walk stands; -1 before its first step. */
  readonly from: number;
  readonly count: number;
  /** How far Page Up and Page Down go. */
  readonly page: number;
  /** Which arrow keys walk; up and down where it is left out. */
  readonly axis?: 'vertical' | 'horizontal';
}

const ARROWS = {
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
} as const;

function destination(key: string, { from, count, page, axis = 'vertical' }: Walk): number | undefined {
  switch (key) {
    case ARROWS[axis].on:
      return from + 1;
    case ARROWS[axis].back:
      return from - 1;
    case 'PageDown':
      return from + page;
    case 'PageUp':
      return from - page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The index to which a key leads: arrow keys a step, Page Up and Page Down a page, Home and End to the ends. `undefined`
 * where the key does not walk, or there is nothing to walk. A key that walks does not scroll.
 */
export function walkTo(event: KeyboardEvent, walk: Walk): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || walk.count === 0) return undefined;
  const to = destination(event.key, walk);
  if (to === undefined) return undefined;
  event.preventDefault();
  return Math.min(walk.count - 1, Math.max(0, to));
}
