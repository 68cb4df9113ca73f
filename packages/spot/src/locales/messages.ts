import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

/** The texts of spot trading. */
export const spotMessages = defineMessages<typeof en>('spot', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});

/** Their keys, with the English texts. */
export type SpotTexts = typeof en;

/** A key of these texts. */
export type SpotText = keyof typeof en;
