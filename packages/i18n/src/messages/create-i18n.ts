import { createInstance } from 'i18next';
import { languageTag, type Language } from '../language';
import { catalogueBackend } from './catalogue-backend';
import type { I18n } from './types';

/**
 * Replaces the characters that i18next or `Trans` would interpret in a value (tags, entities, placeholders, nesting) by numeric
 * character references.
 */
function escapeMarkup(value: string): string {
  return value.replaceAll(/[&<>{}$]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The inverse of `escapeMarkup`. `Trans` applies it to each piece of text after it has found the tags. */
function unescapeMarkup(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_reference, code: string) => String.fromCharCode(Number(code)));
}

/**
 * An i18next instance without texts: the backend reads a catalogue when it is first used (see `defineMessages`).
 * Keys are flat and may hold any character, so there is neither key nor namespace separator. i18next works with BCP 47
 * tags rather than with our codes, because its plural rules come from `Intl`.
 */
export function createI18n({ language }: { language: Language }): I18n {
  const instance = createInstance();
  void instance.use(catalogueBackend(instance)).init({
    lng: languageTag(language),
    // Catalogues are complete by type and by test. A fallback language would be fetched in addition to each catalogue.
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    ns: [],
    defaultNS: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes text. `Trans` escapes values by itself, because it parses the text for tags after the values are in it.
    interpolation: { escapeValue: false, escape: escapeMarkup },
    react: { unescape: unescapeMarkup },
  });
  return instance;
}
