import { defineMessages, type Messages } from '@bourse/i18n';
import type en from './en';

export type IdentityTexts = Messages<typeof en>;

/** Texts of the login and registration screens. */
export const identityMessages = defineMessages('identity', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
