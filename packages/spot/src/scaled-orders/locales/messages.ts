import { defineMessages } from '@bourse/i18n';

/** The texts of scaled orders, fetched with their dialog. */
export const scaledMessages = defineMessages('spot-scaled', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
