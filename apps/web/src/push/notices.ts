import type { PushMessage, PushNotice } from '@bourse/contracts/push';
import en from './locales/en.json';
import hk from './locales/hk.json';
import jp from './locales/jp.json';
import kr from './locales/kr.json';
import spa from './locales/spa.json';
import zh from './locales/zh.json';

/* The service worker has no features and no catalogues: its texts and paths are with it. */

const TEXTS: Readonly<Record<string, typeof en>> = { en, zh, hk, kr, jp, spa };

/** The text of a notice; of one that this client does not know, that there is something new. */
export function noticeText(message: PushMessage | undefined, language: string | undefined): string {
  const texts = (language === undefined ? undefined : TEXTS[language]) ?? en;
  return texts[message?.notice ?? 'unknown_notice'];
}

/** The screen with the details; `id` is that of the order. */
const PATHS: Readonly<Record<PushNotice, (id: number | undefined) => string>> = {
  spot_filled: () => '/allTransaction?tab=history',
  spot_exit: () => '/allTransaction?tab=history',
  lever_filled: (id) => (id === undefined ? '/leverTransactions' : `/leverTransaction?id=${id}`),
  lever_closed: (id) => (id === undefined ? '/leverTransactions' : `/leverTransaction?id=${id}`),
  option_settled: () => '/optionRecord',
  deposit: () => '/new_account/ledger',
  withdrawal: () => '/new_account/ledger',
  c2c_order: (id) => (id === undefined ? '/c2cOrder' : `/c2cOrder?id=${id}`),
  c2c_message: (id) => (id === undefined ? '/c2cOrder' : `/c2cOrder?id=${id}`),
  login: () => '/account/accountSet',
  recovery: () => '/account/accountSet',
  recovery_approved: () => '/account/accountSet',
};

export const noticePath = (message: PushMessage | undefined): string =>
  message ? PATHS[message.notice](message.id) : '/account/accountMessage?tab=events';
