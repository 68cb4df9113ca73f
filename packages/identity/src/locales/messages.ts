import { defineMessages } from '@bourse/i18n';

/** Texts of the login and registration screens. */
export const identityMessages = defineMessages('identity', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
