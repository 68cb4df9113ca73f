import { useOnline } from '@bourse/realtime';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Events of a user, one of which precedes every navigation of the user's own. */
const INPUTS = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * Toasts end with what they are about. A navigation dismisses those that were shown before the input that caused it: a toast of an action that
 * itself leads to another screen is shown there. The return of the network dismisses the failures that were shown without it.
 */
export function useEndingToasts(): void {
  const toasts = useToast();
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const screen = useRef(pathname);
  const seen = useRef(0);
  const shownOffline = useRef(Number.POSITIVE_INFINITY);

  useEffect(() => {
    const note = () => {
      seen.current = toasts.read().at(-1)?.serial ?? seen.current;
    };
    for (const name of INPUTS) window.addEventListener(name, note, { capture: true });
    return () => {
      for (const name of INPUTS) window.removeEventListener(name, note, { capture: true });
    };
  }, [toasts]);

  useEffect(() => {
    if (screen.current === pathname) return;
    screen.current = pathname;
    toasts.dismissWhere(({ serial }) => serial <= seen.current);
  }, [toasts, pathname]);

  useEffect(() => {
    const from = shownOffline.current;
    shownOffline.current = isOnline ? Number.POSITIVE_INFINITY : (toasts.read().at(-1)?.serial ?? 0);
    if (isOnline) toasts.dismissWhere(({ tone, serial }) => tone === 'error' && serial > from);
  }, [toasts, isOnline]);
}
