import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useI18nContext } from '../context';
import { languageTag, type Language } from '../language';
import { provideTexts, registerCatalogue } from './catalogues-in-use';
import { textStore, type TextStore } from './text-store';

/** What a translation of `Source` must hold: the same keys, each with a text. */
export type Messages<Source> = Readonly<Record<keyof Source, string>>;

/** Figures and names that go into a text, in place of `{{name}}`. `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never;

/** The keys of a catalogue; of plural forms (`orders_one`, `orders_other`) also the common part (`orders`). */
export type TextKey<Source> = (keyof Source & string) | PluralBase<keyof Source>;

export type TextFunction<Source> = (key: TextKey<Source>, values?: TextValues) => string;

type Loader<Texts> = () => Promise<{ readonly default: Texts }>;

/** One loader a language; English is the source of the keys. */
export type MessageLoaders<Source> = { readonly en: Loader<Source> } & {
  readonly [Other in Exclude<Language, 'en'>]: Loader<Messages<Source>>;
};

/** A catalogue, whatever its keys are: what preloading and the switching of languages need to know. */
export interface AnyMessageCatalogue extends TextStore {
  /** The i18next namespace: the name of the package that shows the texts. */
  readonly namespace: string;
}

export interface MessageCatalogue<Source> extends AnyMessageCatalogue {
  /**
   * The texts in the reader's language. Suspends until the catalogue is loaded, never on a change of language, and
   * throws to the nearest error boundary where the catalogue cannot be fetched (a new try comes with the boundary's reset).
   */
  readonly useText: () => TextFunction<Source>;
}

/** The text of a key with its values put in; a value stays text, whatever it looks like. */
function textFunction(t: TFunction): (key: string, values?: TextValues) => string {
  return (key, values = {}) => {
    const { count } = values;
    // `replace` keeps the values apart from i18next's own options, whatever they are called.
    return typeof count === 'number' ? t(key, { replace: values, count }) : t(key, { replace: values });
  };
}

/** Makes the catalogue available to the present language; suspends the calling component while it is on its way. */
export function useCatalogue(catalogue: AnyMessageCatalogue): TFunction {
  const { i18n, language } = useI18nContext();
  registerCatalogue(i18n, catalogue);
  catalogue.require(language);
  const texts = provideTexts(i18n, catalogue, language);
  // A new function for every language, and for texts that were replaced during development.
  return useMemo(
    () => i18n.getFixedT(texts ? languageTag(language) : null, catalogue.namespace),
    [i18n, language, texts, catalogue],
  );
}

/**
 * The texts of one package, each language in a file of its own that is fetched when it is first needed.
 * Defining a catalogue does nothing yet: it is registered with the page's i18next by the first `useText`.
 */
export function defineMessages<Source extends Readonly<Record<string, string>>>(
  namespace: string,
  loaders: MessageLoaders<Source>,
): MessageCatalogue<Source> {
  const catalogue: MessageCatalogue<Source> = {
    namespace,
    ...textStore(async (language) => (await loaders[language]()).default),
    useText: () => {
      const t = useCatalogue(catalogue);
      return useMemo(() => textFunction(t), [t]);
    },
  };
  return catalogue;
}
