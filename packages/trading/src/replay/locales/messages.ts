import { defineMessages } from '@bourse/i18n';

/** The texts of the panel that plays a recording: loaded with it. */
export const recordingMessages = defineMessages('recording', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
