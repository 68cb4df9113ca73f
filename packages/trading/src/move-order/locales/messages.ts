import { defineMessages } from '@bourse/i18n';

/** The texts of the dialog that moves an order, fetched with it. */
export const moveMessages = defineMessages('trading-move', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
