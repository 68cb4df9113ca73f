import { defineMessages } from '@bourse/i18n';

/** The texts of the switches for announcements, fetched with them. */
export const announcementMessages = defineMessages('announcements', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
