import { defineMessages } from '@bourse/i18n';
import type { ChartTexts } from './locales/en';

/** The texts of the plot and its tools, fetched with them. */
export const chartMessages = defineMessages<ChartTexts>('market-chart', {
  en: () => import('./locales/en'),
  zh: () => import('./locales/zh'),
  hk: () => import('./locales/hk'),
  kr: () => import('./locales/kr'),
  jp: () => import('./locales/jp'),
  spa: () => import('./locales/spa'),
});
