import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type LeverTexts = typeof en;

/** What this package says. */
export const leverMessages = defineMessages('lever', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
