import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type SoundTexts = typeof en;

/** The texts of the chart as text and sound, fetched with it. */
export const soundMessages = defineMessages<SoundTexts>('charts-sound', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
