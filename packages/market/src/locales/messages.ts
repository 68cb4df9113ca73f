import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type MarketTexts = typeof en;

/** The texts of market data: lists, book, trades, chart. */
export const marketMessages = defineMessages<MarketTexts>('market', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
