import { defineMessages, type Messages } from '../messages/catalogue';
import type { AnyMessageCatalogue } from '../messages/types';
import type { ServerTextKey } from '../server-texts';
import type { Match } from './match';

/** A translation of the server's texts, by the server's own text. */
type ServerTextTranslation = Messages<Record<ServerTextKey, string>>;

type Texts = Readonly<Record<string, string>>;
let find: ((texts: Texts, text: string) => Match | undefined) | undefined;

/** The search loads with the first texts: no first screen needs it. */
const withSearch = (load: () => Promise<{ readonly default: ServerTextTranslation }>) => async () => {
  const [texts, { findText }] = await Promise.all([load(), import('./find-text')]);
  find = findText;
  return texts;
};

/** The key of a text of the server with the figures in it; `undefined` for an unknown text. `texts`: of a loaded language. */
export const findServerText = (texts: Texts, text: string): Match | undefined => find?.(texts, text);

/** The catalogue of server texts, namespace `apitip` (specification, section 8 of both parts). */
export const serverTexts: AnyMessageCatalogue = defineMessages<Record<string, string>>('apitip', {
  en: withSearch(() => import('./locales/en.json')),
  zh: withSearch(() => import('./locales/zh.json')),
  hk: withSearch(() => import('./locales/hk.json')),
  kr: withSearch(() => import('./locales/kr.json')),
  jp: withSearch(() => import('./locales/jp.json')),
  spa: withSearch(() => import('./locales/spa.json')),
});
