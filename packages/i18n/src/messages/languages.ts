import { languageOfTag, languageTag, type Language } from '../language';
import type { AnyMessageCatalogue, I18n } from './types';
import { cataloguesInUse, registerCatalogue } from './catalogue-backend';

/**
 * Registers catalogues and fetches their texts in the current language; the shell calls it before its first screen.
 * @throws the loader's error
 */
export async function preloadCatalogues(i18n: I18n, wanted: readonly AnyMessageCatalogue[]): Promise<void> {
  const language = languageOfTag(i18n.language);
  for (const catalogue of wanted) registerCatalogue(i18n, catalogue);
  await Promise.all(wanted.map((catalogue) => catalogue.load(language)));
  await i18n.loadNamespaces(wanted.map(({ namespace }) => namespace));
}

const latestSwitch = new WeakMap<I18n, symbol>();

/**
 * Changes the language after every catalogue in use is loaded, so that no screen falls back to its loading state.
 * Returns false if a later switch replaced this one.
 * @throws the loader's error; the language is then unchanged
 */
export async function switchLanguage(i18n: I18n, language: Language): Promise<boolean> {
  const ticket = Symbol(language);
  latestSwitch.set(i18n, ticket);
  // `changeLanguage` loads the catalogues too, but it changes the language even if one of them fails.
  await Promise.all(cataloguesInUse(i18n).map((catalogue) => catalogue.load(language)));
  if (latestSwitch.get(i18n) !== ticket) return false;
  await i18n.changeLanguage(languageTag(language));
  return true;
}
