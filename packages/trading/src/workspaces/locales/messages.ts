import { defineMessages } from '@bourse/i18n';

/** The texts of the dialog that arranges panels: loaded with it. */
export const workspaceMessages = defineMessages('workspace', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
