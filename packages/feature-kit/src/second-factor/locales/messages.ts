import { defineMessages } from '@bourse/i18n';

/** The texts of the question for the second factor, fetched with its dialog. */
export const secondFactorMessages = defineMessages('featureKit-secondFactor', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
