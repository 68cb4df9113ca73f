import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type ShellTexts = typeof en;

/** What header, footer, error screens and the session guard say. */
export const shellMessages = defineMessages('shell', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
