import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type ReplayTexts = typeof en;

/** The texts of the replay, fetched with it. */
export const replayMessages = defineMessages<ReplayTexts>('charts-replay', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
