import { defineMessages } from '@bourse/i18n';

/** The texts of the dialog that changes the multiple of a position, fetched with it. */
export const multipleMessages = defineMessages('lever-multiple', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
