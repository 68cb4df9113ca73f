import { defineMessages, type Messages } from '@bourse/i18n';
import type en from './en';

export type IdentityTexts = Messages<typeof en>;

/** What the screens of login and registration say. */
export const identityMessages = defineMessages('identity', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
