import { defineMessages } from '@bourse/i18n';
import type { PlotTexts } from './en';

/** The texts of the plot and its tools, fetched with them. */
export const plotMessages = defineMessages<PlotTexts>('charts-plot', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
