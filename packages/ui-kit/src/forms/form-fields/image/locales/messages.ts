import { defineMessages } from '@bourse/i18n';

/** Texts of the fields of photos, loaded with the first one. */
export const imageMessages = defineMessages('ui-kit-image', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
