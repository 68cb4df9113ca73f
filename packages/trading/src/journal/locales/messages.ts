import { defineMessages } from '@bourse/i18n';

/** The texts of the journals of closed trades, fetched with them. */
export const journalMessages = defineMessages('trading-journal', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
