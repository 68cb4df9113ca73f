import { defineMessages } from '@bourse/i18n';

/** What this package says. */
export const subscriptionMessages = defineMessages('subscription', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
