import { defineMessages } from '@bourse/i18n';
import type en from './en.json';

export type SuccessText = keyof typeof en;

/** The texts of the page of a result: loaded with it. */
export const successMessages = defineMessages('success', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
