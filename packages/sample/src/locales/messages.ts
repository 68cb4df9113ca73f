import { defineMessages } from '@bourse/i18n';

/** Texts of this package. */
export const sampleMessages = defineMessages('sample', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
