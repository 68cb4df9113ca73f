import { defineMessages, type Messages } from '@bourse/i18n';
import type en from './en';

export type TradingTexts = Messages<typeof en>;

/** The texts that all trading screens share. */
export const tradingMessages = defineMessages('trading', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
