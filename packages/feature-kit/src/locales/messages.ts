import { defineMessages } from '@bourse/i18n';

/** The texts of failures, parts, trade passwords and shortcuts. */
export const featureKitMessages = defineMessages('featureKit', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
