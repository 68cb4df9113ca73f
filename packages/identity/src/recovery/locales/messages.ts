import { defineMessages } from '@bourse/i18n';

/** Texts of the recovery of an account, loaded with its dialog and its bar. */
export const recoveryMessages = defineMessages('identity-recovery', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
