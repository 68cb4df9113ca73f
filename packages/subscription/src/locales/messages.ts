import { defineMessages, type Messages } from '@bourse/i18n';
import type en from './en';

export type SubscriptionTexts = Messages<typeof en>;

/** What this package says. */
export const subscriptionMessages = defineMessages('subscription', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
