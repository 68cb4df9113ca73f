import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type HomeTexts = typeof en;

/** The texts of the visitor's screens: home, quotation, news. Trading screens do without them. */
export const homeMessages = defineMessages<HomeTexts>('market-home', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
