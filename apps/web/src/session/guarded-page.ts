import { SESSION_TOAST, type SiteMap } from '@bourse/feature-kit';
import { languageOfTag, preloadCatalogues, serverTexts, translateServerText, type I18n } from '@bourse/i18n';
import type { ToastStore } from '@bourse/ui-kit';
import { shellMessages, type ShellTexts } from '../locales/messages';
import type { Router } from '../router';
import { isRouteHandle } from '../routing/route-handle';
import type { GuardedPage } from './session-guard';

/** The page's interface to the session guard: navigation and toasts. */
export function guardedPage(router: Router, toasts: ToastStore, i18n: I18n, { pathOf, entry }: SiteMap): GuardedPage {
  const say = (key: keyof ShellTexts) => {
    const text = shellMessages.loaded(languageOfTag(i18n.language))?.[key];
    if (text !== undefined) toasts.error(text, SESSION_TOAST);
  };
  return {
    pathOf,
    entry,
    location: () => router.state.navigation.location ?? router.state.location,
    go: (path, state) => void router.navigate(path, { state }),
    isPrivate: () =>
      router.state.matches.some(({ route }) => {
        const handle: unknown = route.handle;
        return isRouteHandle(handle) && handle.access === 'session';
      }),
    saySignIn: () => say('session.signIn'),
    clearMessage: () => toasts.dismiss(SESSION_TOAST),
    sayOutOfDate: () => say('session.outOfDate'),
    sayServerText: (text) => {
      // Without the catalogue the text is shown as it came.
      void preloadCatalogues(i18n, [serverTexts])
        .catch(() => undefined)
        .then(() => toasts.error(translateServerText(i18n, text), SESSION_TOAST));
    },
  };
}
