import { useState, type UIEvent } from 'react';

export interface RowWindow {
  /** First and one past the last row that is rendered. */
  readonly start: number;
  readonly end: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

const OVERSCAN = 6;

/** Which rows of a long list are rendered: those in sight and some beyond. All heights in CSS pixels. */
export function useWindow(count: number, rowHeight: number, height: number): RowWindow {
  const [first, setFirst] = useState(0);
  const inSight = Math.ceil(height / rowHeight);
  // A list that became shorter is in sight from its end.
  const top = Math.max(0, Math.min(first, count - inSight));
  return {
    start: Math.max(0, top - OVERSCAN),
    end: Math.min(count, top + inSight + OVERSCAN),
    onScroll: (event) => setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight)),
  };
}
