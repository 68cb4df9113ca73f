import { defineMessages, type Messages } from '@bourse/i18n';
import type en from './en';

export type WalletTexts = Messages<typeof en>;

/** The texts of the wallet. */
export const walletMessages = defineMessages('wallet', {
  en: () => import('./en'),
  zh: () => import('./zh'),
  hk: () => import('./hk'),
  kr: () => import('./kr'),
  jp: () => import('./jp'),
  spa: () => import('./spa'),
});
