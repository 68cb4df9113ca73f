import {
  answerDispute,
  cancelPayment,
  markPaid,
  messagesRead,
  openDispute,
  sendMessage,
  withdrawAd,
  withdrawDispute,
} from '@bourse/contracts/c2c';
import { logout, payeeInfo, submitIdentity } from '@bourse/contracts/identity';
import {
  leverBatchClose,
  leverCancel,
  leverClose,
  leverDeal,
  leverDealAll,
  leverMyTrade,
  leverSetStop,
} from '@bourse/contracts/lever';
import { endPush, savePush } from '@bourse/contracts/push';
import { cancelRecovery, endOtherSessions, endSession, removeApiKey, removePasskey } from '@bourse/contracts/security';
import { writeSetting } from '@bourse/contracts/settings';
import { cancelOrder, completedOrders, deal, openBuys, openSells } from '@bourse/contracts/spot';
import { subscriptionRecords } from '@bourse/contracts/subscription';
import {
  accountLog,
  deleteAddress,
  depositAddress,
  ledger,
  savedAddresses,
  transferHistory,
  walletDetail,
  walletList,
  withdrawalInfo,
} from '@bourse/contracts/wallet';
import type { Call } from '@bourse/contracts/wire';

/** Reads that are sent as writes are. */
const READS: readonly Call[] = [
  accountLog,
  completedOrders,
  deal,
  depositAddress,
  ledger,
  leverDeal,
  leverDealAll,
  leverMyTrade,
  openBuys,
  openSells,
  payeeInfo,
  savedAddresses,
  subscriptionRecords,
  transferHistory,
  walletDetail,
  walletList,
  withdrawalInfo,
];

/** What ends something that the user has open, or protects the account or the other party of a C2C order. */
const WRITES: readonly Call[] = [
  cancelOrder,
  leverCancel,
  leverClose,
  leverBatchClose,
  leverSetStop,
  withdrawAd,
  cancelPayment,
  markPaid,
  sendMessage,
  messagesRead,
  openDispute,
  answerDispute,
  withdrawDispute,
  submitIdentity,
  logout,
  endSession,
  endOtherSessions,
  removeApiKey,
  removePasskey,
  deleteAddress,
  cancelRecovery,
  writeSetting,
  savePush,
  endPush,
];

/** The calls other than `GET` that the user of a frozen account may send, by a session or a key. Every other one is refused, a new one too. */
export const FROZEN_CALLS: readonly Call[] = [...READS, ...WRITES];

export const isOpenToFrozen = ({ method, path }: Call): boolean =>
  method === 'GET' || FROZEN_CALLS.some((call) => call.method === method && call.path === path);
