import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type PriceToolTexts = typeof en;

/** The texts of what can be done at a price, fetched with it. */
export const priceToolMessages = defineMessages<PriceToolTexts>('charts-price-tools', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
