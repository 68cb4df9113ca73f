import { languageOfTag, languageTag, type Language } from '../language';
import type { AnyMessageCatalogue } from './catalogue';
import type { I18n } from './create-i18n';
import type { Texts } from './text-store';

interface InUse {
  readonly catalogues: Map<string, AnyMessageCatalogue>;
  /** What i18next holds, by language tag and namespace. */
  readonly provided: Map<string, Texts>;
  latestSwitch?: symbol;
}

const pages = new WeakMap<I18n, InUse>();

function inUseOn(i18n: I18n): InUse {
  let inUse = pages.get(i18n);
  if (!inUse) {
    inUse = { catalogues: new Map(), provided: new Map() };
    pages.set(i18n, inUse);
  }
  return inUse;
}

/** From here on the catalogue is in use on this page: a change of language waits for its texts. */
export function registerCatalogue(i18n: I18n, catalogue: AnyMessageCatalogue): void {
  inUseOn(i18n).catalogues.set(catalogue.namespace, catalogue);
}

/** Puts the catalogue's texts into i18next and returns them; `undefined` where they are not loaded yet. */
export function provideTexts(i18n: I18n, catalogue: AnyMessageCatalogue, language: Language): Texts | undefined {
  const texts = catalogue.loaded(language);
  if (!texts) return undefined;
  const tag = languageTag(language);
  const { provided } = inUseOn(i18n);
  const key = `${tag}|${catalogue.namespace}`;
  // Compared by identity, so that a module replaced during development replaces its texts too.
  if (provided.get(key) !== texts) {
    provided.set(key, texts);
    i18n.removeResourceBundle(tag, catalogue.namespace);
    i18n.addResourceBundle(tag, catalogue.namespace, texts);
  }
  return texts;
}

/** Registers catalogues and fetches their texts in the present language: what a shell does before its first screen. */
export async function preloadCatalogues(i18n: I18n, wanted: readonly AnyMessageCatalogue[]): Promise<void> {
  const language = languageOfTag(i18n.language);
  for (const catalogue of wanted) registerCatalogue(i18n, catalogue);
  await Promise.all(wanted.map((catalogue) => catalogue.load(language)));
  for (const catalogue of wanted) provideTexts(i18n, catalogue, language);
}

/**
 * Changes the language once every catalogue in use is loaded, so that no screen falls back to its loading state.
 * Returns false where a later switch overtook this one.
 * @throws what a loader throws; the language stays as it was
 */
export async function switchLanguage(i18n: I18n, language: Language): Promise<boolean> {
  const inUse = inUseOn(i18n);
  const ticket = Symbol(language);
  inUse.latestSwitch = ticket;
  const missing = () => [...inUse.catalogues.values()].filter((catalogue) => !catalogue.loaded(language));
  // A screen that opens meanwhile brings its catalogue along, hence the loop.
  for (let wanted = missing(); wanted.length > 0; wanted = missing()) {
    await Promise.all(wanted.map((catalogue) => catalogue.load(language)));
  }
  if (inUse.latestSwitch !== ticket) return false;
  for (const catalogue of inUse.catalogues.values()) provideTexts(i18n, catalogue, language);
  await i18n.changeLanguage(languageTag(language));
  return true;
}
