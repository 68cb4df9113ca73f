import { defineMessages } from '@bourse/i18n';

/** The texts of the diagnostics screen, fetched with it. */
export const diagnosticsMessages = defineMessages('home-diagnostics', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
