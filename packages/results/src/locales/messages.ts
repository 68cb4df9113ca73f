import { defineMessages } from '@bourse/i18n';

/** Texts of this package. */
export const resultsMessages = defineMessages('results', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
