import { defineMessages } from '@bourse/i18n';

/** The texts of lists and of their export. */
export const listsMessages = defineMessages('lists', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
