import { defineMessages } from '@bourse/i18n';

/** The texts of the fee page and its parts, fetched with them. */
export const feeMessages = defineMessages('fees', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
