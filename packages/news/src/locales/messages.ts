import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type NewsTexts = typeof en;

/** The texts of news, notices and the user agreement. */
export const newsMessages = defineMessages<NewsTexts>('news', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
