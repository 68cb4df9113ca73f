import { useEffect, useState, type RefCallback } from 'react';
import { onceScrollRests } from './scroll-rest';

const MARGIN = '200px 0px';

/** Where the browser cannot tell, everything counts as seen. */
const canTell = () => 'IntersectionObserver' in globalThis;

/**
 * Has an element been on the screen, or nearly, while nobody scrolled? Once it has, that stays so. Who scrolls past was not
 * looking, and nothing is fetched for it.
 */
export function useSeen<E extends Element>(): readonly [ref: RefCallback<E>, isSeen: boolean] {
  const [element, setElement] = useState<E | null>(null);
  const [isSeen, setSeen] = useState(() => !canTell());

  useEffect(() => {
    if (!element || isSeen) return undefined;
    let stopWaiting: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        stopWaiting?.();
        if (entries.at(-1)?.isIntersecting) stopWaiting = onceScrollRests(() => setSeen(true));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      stopWaiting?.();
      observer.disconnect();
    };
  }, [element, isSeen]);

  return [setElement, isSeen];
}
