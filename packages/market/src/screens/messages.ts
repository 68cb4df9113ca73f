import { defineMessages } from '@bourse/i18n';
import type { HomeTexts } from './locales/en';

/** The texts of the visitor's screens: home, quotation, news. Trading screens do without them. */
export const homeMessages = defineMessages<HomeTexts>('market-home', {
  en: () => import('./locales/en'),
  zh: () => import('./locales/zh'),
  hk: () => import('./locales/hk'),
  kr: () => import('./locales/kr'),
  jp: () => import('./locales/jp'),
  spa: () => import('./locales/spa'),
});
