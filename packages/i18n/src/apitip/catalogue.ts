import { defineMessages, type Messages } from '../messages/catalogue';
import type { AnyMessageCatalogue } from '../messages/types';
import type { ServerTextKey } from '../server-texts';

/** A translation of the server's texts, by the server's own text. */
export type ServerTextTranslation = Messages<Record<ServerTextKey, string>>;

/** The catalogue of server texts, namespace `apitip` (specification, section 8 of both parts). */
export const serverTexts: AnyMessageCatalogue = defineMessages<Record<string, string>>('apitip', {
  en: () => import('./locales/en'),
  zh: () => import('./locales/zh'),
  hk: () => import('./locales/hk'),
  kr: () => import('./locales/kr'),
  jp: () => import('./locales/jp'),
  spa: () => import('./locales/spa'),
});
