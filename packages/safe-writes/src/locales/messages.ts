import { defineMessages } from '@bourse/i18n';

/** The texts of safe writes: what is known of a lost reply, and how what was created differs from what was confirmed. */
export const safeWritesMessages = defineMessages('safeWrites', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
