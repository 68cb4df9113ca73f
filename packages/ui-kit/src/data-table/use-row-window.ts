import { useEffect, useRef, useState } from 'react';
import { rowWindow } from './window';

/** Of a row before one has been measured. */
const ROW_HEIGHT = 33;
/** Height of a frame before it is measured, for tests without layout. */
const FRAME_HEIGHT = 600;

/** The visible rows of a long table (window), and the height of the rows above and below. */
export function useRowWindow(count: number) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [heights, setHeights] = useState({ row: ROW_HEIGHT, frame: FRAME_HEIGHT });
  const hasRows = count > 0;

  useEffect(() => {
    const frame = frameRef.current;
    // Without rows there is none to measure.
    if (!hasRows || !frame || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const row = frame.querySelector('tbody tr[data-row]')?.getBoundingClientRect().height;
      setHeights((before) => ({ row: row || before.row, frame: frame.clientHeight || before.frame }));
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [hasRows]);

  const { start, end } = rowWindow(count, heights.row, scrollTop, heights.frame);
  return {
    frameRef,
    onScroll: (event: { currentTarget: HTMLElement }) => {
      // Within one row the window does not change; the browser scrolls natively.
      const at = Math.floor(event.currentTarget.scrollTop / heights.row) * heights.row;
      if (at !== scrollTop) setScrollTop(at);
    },
    start,
    end,
    isPartial: end - start < count,
    above: start * heights.row,
    below: (count - end) * heights.row,
  };
}
