import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { Language } from '../language';
import type { AnyMessageCatalogue, Texts } from './types';
import { useCatalogue } from './use-catalogue';

/** The type of a translation of `Source`: each key has a text. Only `other` is a plural form of every language. */
export type Messages<Source> = Readonly<Record<Exclude<keyof Source, `${string}_one`>, string>>;

/** Values of the placeholders `{{name}}`. `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never;

/** The keys of a catalogue; of plural forms (`orders_one`, `orders_other`) also the common part (`orders`). */
export type TextKey<Source> = (keyof Source & string) | PluralBase<keyof Source>;

export type TextFunction<Source> = (key: TextKey<Source>, values?: TextValues) => string;

type Loader<Loaded> = () => Promise<{ readonly default: Loaded }>;

/** One loader per language; English is the source of the keys. */
export type MessageLoaders<Source> = { readonly en: Loader<Source> } & {
  readonly [Other in Exclude<Language, 'en'>]: Loader<Messages<Source>>;
};

export interface MessageCatalogue<Source> extends AnyMessageCatalogue {
  /**
   * The texts in the user's language. Suspends until the catalogue is loaded, never on a change of language. Throws to
   * the nearest error boundary if the catalogue cannot be fetched (the boundary's reset starts a new request).
   */
  readonly useText: () => TextFunction<Source>;
}

/** The text of a key with its values inserted as plain text. */
function textFunction(t: TFunction): (key: string, values?: TextValues) => string {
  return (key, values = {}) => {
    const { count } = values;
    // `replace` keeps the values apart from i18next's own options of the same name.
    return typeof count === 'number' ? t(key, { replace: values, count }) : t(key, { replace: values });
  };
}

/** Caches the texts of each language after they are loaded. */
function loadOnce(fetchTexts: (language: Language) => Promise<Texts>): Pick<AnyMessageCatalogue, 'load' | 'loaded'> {
  const texts = new Map<Language, Texts>();
  const requests = new Map<Language, Promise<void>>();

  const request = async (language: Language) => {
    try {
      texts.set(language, await fetchTexts(language));
    } finally {
      requests.delete(language);
    }
  };

  return {
    load: (language) => {
      if (texts.has(language)) return Promise.resolve();
      const pending = requests.get(language) ?? request(language);
      requests.set(language, pending);
      return pending;
    },
    loaded: (language) => texts.get(language),
  };
}

/**
 * The texts of one package, each language in a separate file that is fetched when it is first used. Defining a
 * catalogue has no effect: the first `useText` registers it with the page's i18next.
 */
export function defineMessages<Source extends Texts>(
  namespace: string,
  loaders: MessageLoaders<Source>,
): MessageCatalogue<Source> {
  const texts: AnyMessageCatalogue = {
    namespace,
    ...loadOnce(async (language) => (await loaders[language]()).default),
  };
  return {
    ...texts,
    useText: () => {
      const t = useCatalogue(texts);
      return useMemo(() => textFunction(t), [t]);
    },
  };
}
