import { defineMessages } from '@bourse/i18n';
import type { MarketTexts } from './en';

/** The texts of market data: lists, book, trades, chart. */
export const marketMessages = defineMessages<MarketTexts>('market', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
