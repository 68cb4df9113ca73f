import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type TradingTexts = typeof en;

/** The texts that all trading screens share. */
export const tradingMessages = defineMessages('trading', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
