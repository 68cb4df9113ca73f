import { defineMessages } from '@bourse/i18n';

/** The texts of the switches for announcements, fetched with them. */
export const announcementMessages = defineMessages('announcements', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
