import { defineMessages } from '@bourse/i18n';

/** The texts of the conversion of small balances, fetched with its dialog. */
export const conversionMessages = defineMessages('wallet-conversion', {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  hk: () => import('./hk.json'),
  kr: () => import('./kr.json'),
  jp: () => import('./jp.json'),
  spa: () => import('./spa.json'),
});
