import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type IndicatorTexts = typeof en;

/** The texts of the panel of indicators, fetched with it. */
export const indicatorMessages = defineMessages<IndicatorTexts>('charts-indicators', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
