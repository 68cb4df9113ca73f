import { defineMessages, type Messages } from '@bourse/i18n';
import type en from './en';

export type ShellTexts = Messages<typeof en>;

/** What header, footer, error screens and the session guard say. */
export const shellMessages = defineMessages('shell', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
