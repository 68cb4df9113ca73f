import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type JumpTexts = typeof en;

/** The texts of the choice of a date, fetched with it. */
export const jumpMessages = defineMessages<JumpTexts>('charts-date-jump', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
