import { useOnline } from '@bourse/realtime';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Events of a user, one of which precedes every navigation of the user's own. */
const INPUTS = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * A navigation dismisses the toasts that were shown before the input that caused it: a toast of an action that itself leads to another
 * screen is shown there.
 */
function useEndWithScreen(): void {
  const toasts = useToast();
  const { pathname } = useLocation();
  const screen = useRef(pathname);
  const seen = useRef(0);

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
}

/** The return of the network dismisses the failures that were shown without it. */
function useEndWithNetwork(): void {
  const toasts = useToast();
  const isOnline = useOnline();
  const shownOffline = useRef(Number.POSITIVE_INFINITY);

  useEffect(() => {
    const from = shownOffline.current;
    shownOffline.current = isOnline ? Number.POSITIVE_INFINITY : (toasts.read().at(-1)?.serial ?? 0);
    if (isOnline) toasts.dismissWhere(({ tone, serial }) => tone === 'error' && serial > from);
  }, [toasts, isOnline]);
}

/** Toasts end with what they are about: their screen, or the loss of the network. */
export function useEndingToasts(): void {
  useEndWithScreen();
  useEndWithNetwork();
}
