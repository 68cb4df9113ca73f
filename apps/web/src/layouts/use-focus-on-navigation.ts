import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * After navigation to another screen the focus moves to its start, as after loading a page, so that it does
 * not stay on a removed link. A change of tab or filter within a screen, and the first screen of a visit, do
 * not move the focus. A field that a screen focuses itself keeps the focus.
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
