import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface UseLifted {
  /** Where it belongs. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** To render into: it moves, and what is in it stays as it is. */
  readonly holder: HTMLElement;
}

/**
 * Lifts a part of the page over all of it and puts it back, without making it anew. It has to leave its place for that: a
 * filter or a frame around it would hold it back.
 */
export function useLifted(isLifted: boolean): UseLifted {
  const place = useRef<HTMLDivElement>(null);
  const [holder] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const { activeElement } = document;
    (isLifted ? document.body : place.current)?.append(holder);
    // To be moved is to lose the focus.
    if (activeElement instanceof HTMLElement && holder.contains(activeElement)) {
      activeElement.focus({ preventScroll: true });
    }
    if (!isLifted) return undefined;
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
    };
  }, [isLifted, holder]);
  useLayoutEffect(() => () => holder.remove(), [holder]);
  return { place, holder };
}
