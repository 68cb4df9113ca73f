import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type ChartsTexts = typeof en;

/** The texts of the charts, except those that come with the plot of prices. */
export const chartsMessages = defineMessages<ChartsTexts>('charts', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
