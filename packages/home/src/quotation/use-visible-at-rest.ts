import { onceScrollRests } from '@bourse/feature-kit';
import { useEffect, useState, type RefCallback } from 'react';

const MARGIN = '200px 0px';

/** Without IntersectionObserver everything counts as visible. */
const canTell = () => 'IntersectionObserver' in globalThis;

/**
 * Whether an element has been visible, or nearly, without scrolling. Stays true. Elements that are scrolled past do not
 * count, so that nothing is loaded for them.
 */
export function useVisibleAtRest<E extends Element>(): readonly [ref: RefCallback<E>, isSeen: boolean] {
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
