import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The ref of a link in a `nav` that is wider than the screen: while the link is the current one, it is in the middle of the strip. */
export function useInStrip(isCurrent: boolean): RefObject<HTMLAnchorElement | null> {
  const element = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const strip = element.current?.closest('nav');
    if (!isCurrent || !element.current || !strip) return;
    const [own, whole] = [element.current.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
  }, [isCurrent]);
  return element;
}
