import type { EarlyLoad } from '@bourse/feature-kit';
import { plotMessages } from './locales/messages';

/** The modules of the plot, by the library that draws it, and its texts: what a screen with a chart needs at once. */
export const EARLY_CHART = {
  charts: {
    highcharts: () => import('./highcharts-chart'),
    'lightweight-charts': () => import('./lightweight-chart'),
  },
  messages: [plotMessages],
} as const satisfies EarlyLoad;
