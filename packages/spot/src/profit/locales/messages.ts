import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type ProfitTexts = typeof en;

/** The texts of the profit and loss screen, fetched with it. */
export const profitMessages = defineMessages('spot-profit', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
