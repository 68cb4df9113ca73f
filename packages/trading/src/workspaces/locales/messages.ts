import { defineMessages, type Messages } from '@bourse/i18n';
import type en from './en';

export type WorkspaceTexts = Messages<typeof en>;

/** The texts of the dialog that arranges panels: loaded with it. */
export const workspaceMessages = defineMessages('workspace', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
