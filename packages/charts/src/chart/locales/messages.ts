import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type PlotTexts = typeof en;

/** The texts of the plot and its tools, fetched with them. */
export const plotMessages = defineMessages<PlotTexts>('charts-plot', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
