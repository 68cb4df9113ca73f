import { defineMessages } from '@bourse/i18n';

/** The texts of the question before a log-out, fetched with it. */
export const logOutMessages = defineMessages('shell-log-out', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
