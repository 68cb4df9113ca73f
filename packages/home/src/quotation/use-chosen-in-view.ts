import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Visible part of the next item beside the chosen one, as a hint that there are more. CSS pixels. */
const PEEK = 32;

function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-pressed="true"], [aria-selected="true"]');
  if (!chosen || !row) return;
  const frame = row.getBoundingClientRect();
  const { left, right } = chosen.getBoundingClientRect();
  if (left < frame.left) row.scrollLeft -= frame.left - left + PEEK;
  else if (right > frame.right) row.scrollLeft += right - frame.right + PEEK;
}

/**
 * Scrolls an overflowing row until its pressed or selected item is visible; the page does not scroll. A new row that shows its
 * first item is not measured, because that would force a layout while the page starts.
 * @param chosen id of the chosen item; `undefined` without one
 * @param first id of the first item of the row
 * @returns the ref of the row
 */
export function useChosenInView<Row extends HTMLElement>(
  chosen: string | undefined,
  first: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (isPlaced.current || (chosen !== undefined && chosen !== first)) showChosen(row.current);
    isPlaced.current = true;
  }, [first, chosen]);
  return row;
}
