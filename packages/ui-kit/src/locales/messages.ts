import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type UiKitTexts = typeof en;

/** The texts of the components themselves; what a screen says comes in by props. */
export const uiKitMessages = defineMessages<UiKitTexts>('ui-kit', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
