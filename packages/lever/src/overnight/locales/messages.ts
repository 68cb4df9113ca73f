import { defineMessages } from '@bourse/i18n';

/** The texts of the history of the overnight fee, fetched with its screen. */
export const overnightMessages = defineMessages('lever-overnight', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
