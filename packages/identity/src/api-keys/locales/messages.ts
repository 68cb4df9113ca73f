import { defineMessages } from '@bourse/i18n';

/** The texts of the keys for the API, fetched with their panel. */
export const apiKeyMessages = defineMessages('identity-api-keys', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
