import { createInstance, type i18n } from 'i18next';
import { DEFAULT_LANGUAGE, languageTag, type Language } from '../language';

/** The i18next instance that one page (or one test) works with. */
export type I18n = i18n;

/**
 * An i18next instance without texts: each catalogue brings its own when it is first used (see `defineMessages`).
 * Keys are flat and may hold any character, so there is neither key nor namespace separator. i18next works with BCP 47
 * tags rather than with our codes, because its plural rules come from `Intl`.
 */
export function createI18n({ language }: { language: Language }): I18n {
  const instance = createInstance();
  // With `resources` given i18next initialises at once and never looks for a backend.
  void instance.init({
    lng: languageTag(language),
    fallbackLng: languageTag(DEFAULT_LANGUAGE),
    load: 'currentOnly',
    resources: {},
    initAsync: false,
    ns: [],
    defaultNS: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it shows; a second escaping would show `&amp;`.
    interpolation: { escapeValue: false },
  });
  return instance;
}
