import {
  leverBatchClose,
  leverCancel,
  leverClose,
  leverDeal,
  leverDealAll,
  leverMyTrade,
  leverOvernight,
  leverSetMultiple,
  leverSetStop,
  leverSubmit,
} from '@bourse/contracts/lever';
import { optionOrders, optionSubmit, payableCurrencies } from '@bourse/contracts/micro-options';
import type { ApiKeyPermission } from '@bourse/contracts/security';
import {
  amendExits,
  amendOrder,
  cancelOrder,
  completedOrders,
  deal,
  feeTiers,
  openBuys,
  openSells,
  placeBuy,
  placeOco,
  placeSell,
} from '@bourse/contracts/spot';
import { ledger, transferHistory, walletDetail, walletList } from '@bourse/contracts/wallet';
import type { Call } from '@bourse/contracts/wire';

/** Every call that a key may send, by the permission that it wants. Every other call is refused, a new one too. */
export const KEY_CALLS: Readonly<Record<ApiKeyPermission, readonly Call[]>> = {
  read: [
    walletList,
    walletDetail,
    ledger,
    transferHistory,
    deal,
    feeTiers,
    openBuys,
    openSells,
    completedOrders,
    leverDeal,
    leverMyTrade,
    leverDealAll,
    leverOvernight,
    payableCurrencies,
    optionOrders,
  ],
  trade: [
    placeBuy,
    placeSell,
    cancelOrder,
    amendOrder,
    placeOco,
    amendExits,
    leverSubmit,
    leverClose,
    leverCancel,
    leverSetStop,
    leverSetMultiple,
    leverBatchClose,
    optionSubmit,
  ],
};

/** The permission that a call wants; `undefined`: no key may send it. */
export function permissionFor({ method, path }: Call): ApiKeyPermission | undefined {
  const isCall = (other: Call) => other.method === method && other.path === path;
  if (KEY_CALLS.read.some(isCall)) return 'read';
  return KEY_CALLS.trade.some(isCall) ? 'trade' : undefined;
}
