import type { KeyboardEvent } from 'react';

/** A row of items of which the keyboard focuses one at a time (roving tabindex). */
export interface RovingFocus {
  /** Current index; -1 before the first step. */
  readonly from: number;
  readonly count: number;
  /** How far Page Up and Page Down go; without it these keys do not move. */
  readonly page?: number;
  /** The arrow keys that move; default: up and down. */
  readonly axis?: 'vertical' | 'horizontal';
  /** The next of the last is the first, and the other way round. */
  readonly isRing?: boolean;
}

const ARROWS = {
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
} as const;

function destination(key: string, { from, count, page, axis = 'vertical' }: RovingFocus): number | undefined {
  switch (key) {
    case ARROWS[axis].on:
      return from + 1;
    case ARROWS[axis].back:
      return from - 1;
    case 'PageDown':
      return page === undefined ? undefined : from + page;
    case 'PageUp':
      return page === undefined ? undefined : from - page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The target index of a key: arrow keys one step, Page Up and Page Down one page, Home and End to the ends. `undefined`
 * if the key does not move or the list is empty. A key that moves does not scroll.
 */
export function rovingIndex(event: KeyboardEvent, focus: RovingFocus): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || focus.count === 0) return undefined;
  const to = destination(event.key, focus);
  if (to === undefined) return undefined;
  event.preventDefault();
  if (focus.isRing) return (to + focus.count) % focus.count;
  return Math.min(focus.count - 1, Math.max(0, to));
}
