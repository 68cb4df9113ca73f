import { defineMessages } from '@bourse/i18n';

/** Texts of the screen of the funds password, loaded with it. */
export const fundsPasswordMessages = defineMessages('identity-funds-password', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
