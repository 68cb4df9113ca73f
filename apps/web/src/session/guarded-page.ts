import { SESSION_TOAST, type SiteMap } from '@bourse/feature-kit';
import { languageOfTag, preloadCatalogues, serverTexts, translateServerText, type I18n } from '@bourse/i18n';
import type { ToastStore } from '@bourse/ui-kit';
import { shellMessages } from '../locales/messages';
import type { Router } from '../router';
import { isRouteHandle } from '../routing/route-handle';
import type { GuardedPage } from './session-guard';

/** The page's interface to the session guard: navigation and toasts. */
export function guardedPage(router: Router, toasts: ToastStore, i18n: I18n, { pathOf, entry }: SiteMap): GuardedPage {
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
    sayReason: (reason) => {
      const text = shellMessages.loaded(languageOfTag(i18n.language))?.[`session.${reason}`];
      if (text !== undefined) toasts.error(text, SESSION_TOAST);
    },
    clearMessage: () => toasts.dismiss(SESSION_TOAST),
    sayServerText: (text) => {
      // Without the catalogue the text is shown as it came.
      void preloadCatalogues(i18n, [serverTexts])
        .catch(() => undefined)
        .then(() => toasts.error(translateServerText(i18n, text), SESSION_TOAST));
    },
  };
}
