import { defineMessages } from '@bourse/i18n';
import type { HomeTexts } from './en';

/** The texts of the visitor's screens: home, quotation, news. Trading screens do without them. */
export const homeMessages = defineMessages<HomeTexts>('market-home', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
