import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type RenkoTexts = typeof en;

/** The texts of the brick size, fetched with the bricks. */
export const renkoMessages = defineMessages<RenkoTexts>('charts-renko', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
