import { defineMessages, type Messages } from '@bourse/i18n';
import type en from './en';

export type __type__Texts = Messages<typeof en>;

/** Texts of this package. */
export const __id__Messages = defineMessages('__name__', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
