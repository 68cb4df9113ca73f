import { whenIdle } from '@bourse/feature-kit';
import { useEffect, useState, type RefObject } from 'react';

/** However busy the page is, the footer gets its links after this. */
const IDLE_LIMIT_MS = 4000;

/** One screen ahead, so that the content is loaded before it is visible. */
const AHEAD = '0px 0px 900px 0px';

/** Has the element been in the window, or not far below it? Once it has, the answer stays. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const footer = element.current;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    // The footer of an empty page is visible: the screen's own requests go first.
    const cancel = whenIdle(() => observer.observe(footer), IDLE_LIMIT_MS);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [element, isSeen]);
  return isSeen;
}
