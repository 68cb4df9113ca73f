import { defineMessages } from '@bourse/i18n';

/** The texts of the switches for a closed site, fetched with them. */
export const pushMessages = defineMessages('push', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
