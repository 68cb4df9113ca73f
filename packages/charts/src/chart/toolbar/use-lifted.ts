import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface UseLifted {
  /** The original place of the element. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Portal target: it moves in the document, its content stays mounted. */
  readonly holder: HTMLElement;
}

/**
 * Moves an element above the page and back without remounting it. It must leave its parent, because an ancestor's
 * filter or containment would clip it.
 */
export function useLifted(isLifted: boolean): UseLifted {
  const place = useRef<HTMLDivElement>(null);
  const [holder] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const { activeElement } = document;
    (isLifted ? document.body : place.current)?.append(holder);
    // Moving an element removes its focus.
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
