import type { i18n } from 'i18next';
import type { Language } from '../language';

/** The i18next instance of one page or one test. */
export type I18n = i18n;

/** The texts of one language by key. */
export type Texts = Readonly<Record<string, string>>;

/** A catalogue with any keys, as preloading and a change of language use it. */
export interface AnyMessageCatalogue {
  /** The i18next namespace: the name of the package that shows the texts. */
  readonly namespace: string;
  /** Fetches the texts of a language once. A failed call may be repeated. */
  readonly load: (language: Language) => Promise<void>;
  /** The texts of a language if they are loaded. */
  readonly loaded: (language: Language) => Texts | undefined;
}
