import { defineMessages } from '@bourse/i18n';

/** The texts of the dialog that moves an order, fetched with it. */
export const moveMessages = defineMessages('trading-move', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
