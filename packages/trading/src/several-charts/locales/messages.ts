import { defineMessages } from '@bourse/i18n';

/** The texts of several charts: loaded with them. */
export const severalChartsMessages = defineMessages('several-charts', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
