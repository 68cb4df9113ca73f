import { defineMessages } from '@bourse/i18n';

/** The texts of the fee page and its parts, fetched with them. */
export const feeMessages = defineMessages('fees', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
