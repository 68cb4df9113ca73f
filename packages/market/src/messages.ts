import { defineMessages } from '@bourse/i18n';
import type { MarketTexts } from './locales/en';

/** The texts of market data: lists, book, trades, chart. */
export const marketMessages = defineMessages<MarketTexts>('market', {
  en: () => import('./locales/en'),
  zh: () => import('./locales/zh'),
  hk: () => import('./locales/hk'),
  kr: () => import('./locales/kr'),
  jp: () => import('./locales/jp'),
  spa: () => import('./locales/spa'),
});
