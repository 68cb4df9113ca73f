import { defineMessages } from '@bourse/i18n';

/** The texts of the journals of closed trades, fetched with them. */
export const journalMessages = defineMessages('trading-journal', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
