import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * For a row that wraps its overflowing children out of sight: the number of children in its first line. Measured before
 * paint and on each resize; all of them if there is no layout.
 */
export function useFitting<Row extends HTMLElement>(
  count: number,
): readonly [row: RefObject<Row | null>, fitting: number] {
  const row = useRef<Row>(null);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const children = [...current.children].filter((child) => child instanceof HTMLElement);
    const measure = () => {
      // The first line has its first child also where that is cut off.
      if ((children[0]?.offsetWidth ?? 0) > current.clientWidth) return setFitting(0);
      const wrapped = children.findIndex(({ offsetTop }) => offsetTop > (children[0]?.offsetTop ?? 0));
      setFitting(wrapped < 0 ? children.length : wrapped);
    };
    measure();
    // A parent may attach the row in its own effect, after this one: measured again before the first paint.
    queueMicrotask(() => flushSync(measure));
    if (typeof ResizeObserver === 'undefined') return undefined;
    // Rendered in the same frame: a resized row does not jump.
    const observer = new ResizeObserver(() => flushSync(measure));
    for (const each of [current, ...children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return [row, fitting];
}
