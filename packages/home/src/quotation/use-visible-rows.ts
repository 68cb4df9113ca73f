import { useEffect, useEffectEvent, useState, type RefCallback } from 'react';

/** Shorter lists are simply there: the browser's own search finds them. */
const ALWAYS_WHOLE = 100;
/** Rows beyond the edges, and the step in which the stretch moves: most of a scroll renders nothing. */
const BEYOND = 10;
const STEP = 5;

export interface VisibleRows {
  /** Of the element that is as high as all rows together. */
  readonly ref: RefCallback<HTMLElement>;
  readonly first: number;
  /** The first one that is not rendered any more. */
  readonly end: number;
}

const START = { first: 0, end: 30 };

/** Which of many rows of the same height the page's scroll position shows. */
export function useVisibleRows(count: number, rowHeight: number): VisibleRows {
  const isWhole = count <= ALWAYS_WHOLE;
  const [list, setList] = useState<HTMLElement | null>(null);
  const [stretch, setStretch] = useState(START);

  const look = useEffectEvent(() => {
    if (!list) return;
    const { top } = list.getBoundingClientRect();
    const first = Math.floor((-top / rowHeight - BEYOND) / STEP) * STEP;
    const end = Math.ceil(((window.innerHeight - top) / rowHeight + BEYOND) / STEP) * STEP;
    setStretch((shown) => (shown.first === first && shown.end === end ? shown : { first, end }));
  });

  useEffect(() => {
    if (isWhole || !list) return undefined;
    const listen = () => look();
    listen();
    window.addEventListener('scroll', listen, { passive: true });
    window.addEventListener('resize', listen);
    return () => {
      window.removeEventListener('scroll', listen);
      window.removeEventListener('resize', listen);
    };
  }, [isWhole, list]);

  if (isWhole) return { ref: setList, first: 0, end: count };
  // A list that has become shorter is shown from its end.
  const end = Math.min(Math.max(stretch.end, 0), count);
  const height = stretch.end - stretch.first;
  return { ref: setList, first: Math.min(Math.max(stretch.first, 0), Math.max(0, count - height)), end };
}
