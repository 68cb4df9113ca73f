import { defineMessages } from '@bourse/i18n';
import type { NewsTexts } from './en';

/** The texts of news, notices and the user agreement. */
export const newsMessages = defineMessages<NewsTexts>('news', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
