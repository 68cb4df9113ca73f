import { defineMessages, type Messages } from '@bourse/i18n';
import type en from './en';

export type ProfitTexts = Messages<typeof en>;

/** The texts of the profit and loss screen, fetched with it. */
export const profitMessages = defineMessages('spot-profit', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
