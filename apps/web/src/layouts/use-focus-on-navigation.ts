import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of screen the focus stands at the start of the new one, as after loading a page: keyboard and screen
 * reader do not stay on a link that is gone. A change of tab or filter within a screen moves nothing, and neither does
 * the first screen of a visit; a field that a screen focuses itself keeps the focus.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const element = main.current;
    if (element && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
