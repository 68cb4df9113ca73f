import { defineMessages } from '@bourse/i18n';
import type { ChartTexts } from './en';

/** The texts of the plot and its tools, fetched with them. */
export const chartMessages = defineMessages<ChartTexts>('market-chart', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
