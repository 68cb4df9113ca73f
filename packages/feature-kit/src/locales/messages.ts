import { defineMessages, type Messages } from '@bourse/i18n';
import type en from './en';

export type FeatureKitTexts = Messages<typeof en>;

/** The texts of failures, safe writes, lists, exports and uploads. */
export const featureKitMessages = defineMessages('featureKit', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
