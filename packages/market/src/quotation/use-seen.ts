import { useEffect, useState, type RefCallback } from 'react';

/** Who scrolls past within this time was not looking, and nothing is fetched for it. */
const LINGERS_MS = 150;
const MARGIN = '200px 0px';

/** Where the browser cannot tell, everything counts as seen. */
const canTell = () => 'IntersectionObserver' in globalThis;

/** Has an element been on the screen, or nearly, for a moment? Once it has, that stays so. */
export function useSeen<E extends Element>(): readonly [ref: RefCallback<E>, isSeen: boolean] {
  const [element, setElement] = useState<E | null>(null);
  const [isSeen, setSeen] = useState(() => !canTell());

  useEffect(() => {
    if (!element || isSeen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setSeen(true), LINGERS_MS);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, isSeen]);

  return [setElement, isSeen];
}
