import { defineMessages } from '@bourse/i18n';
import type { UiKitTexts } from './en';

/** The texts of the components themselves; what a screen says comes in by props. */
export const uiKitMessages = defineMessages<UiKitTexts>('ui-kit', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
