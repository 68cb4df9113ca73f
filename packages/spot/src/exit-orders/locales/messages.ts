import { defineMessages } from '@bourse/i18n';

/** The texts of the forms of OCO and trailing stop: loaded with them. */
export const exitOrderMessages = defineMessages('exit-orders', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
