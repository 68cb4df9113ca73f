import { defineMessages } from '@bourse/i18n';
import type { ChartsTexts } from './en';

/** The texts of the charts, except those that come with the plot of prices. */
export const chartsMessages = defineMessages<ChartsTexts>('charts', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
