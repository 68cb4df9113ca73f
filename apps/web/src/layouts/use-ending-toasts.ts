import { featureKitMessages } from '@bourse/feature-kit';
import { useLanguage } from '@bourse/i18n';
import { useOnline } from '@bourse/realtime';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
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

/**
 * The return of the network dismisses the toasts that say it is missing. Other failures of that time stay: a command whose reply was lost has
 * an unknown outcome still.
 */
function useEndWithNetwork(): void {
  const toasts = useToast();
  const isOnline = useOnline();
  const { language } = useLanguage();
  const dismiss = useEffectEvent(() => {
    // Texts that are not loaded are in no toast.
    const failure = featureKitMessages.loaded(language);
    const missing = [failure?.['failure.offline'], failure?.['failure.network']];
    toasts.dismissWhere(({ id, message }) => id === 'chunk' || missing.includes(message));
  });

  useEffect(() => {
    if (isOnline) dismiss();
  }, [isOnline]);
}

/** Toasts end with what they are about: their screen, or the loss of the network. */
export function useEndingToasts(): void {
  useEndWithScreen();
  useEndWithNetwork();
}
