import { defineMessages, type Messages } from '@bourse/i18n';
import type en from './en';

export type SampleTexts = Messages<typeof en>;

/** Texts of this package. */
export const sampleMessages = defineMessages('sample', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
