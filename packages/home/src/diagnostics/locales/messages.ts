import { defineMessages } from '@bourse/i18n';

/** The texts of the diagnostics screen, fetched with it. */
export const diagnosticsMessages = defineMessages('home-diagnostics', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
