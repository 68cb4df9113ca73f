import { defineMessages } from '@bourse/i18n';
import type en from './en';

/** The texts of spot trading. */
export const spotMessages = defineMessages<typeof en>('spot', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});

/** Their keys, with the English texts. */
export type SpotTexts = typeof en;

/** A key of these texts. */
export type SpotText = keyof typeof en;
