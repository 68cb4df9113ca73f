import { asFailure, BALANCE, exchangeApi, type ApiFailure, type ExchangeState } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/api-client/contract';
import { runMutation, type Settled, type Thunk } from '@bourse/feature-kit';
import { walletApi, type LogOf } from './api';
import type { LogRow, TransferRow, walletList } from './contract';

type Answer<Data> = { data: Data; error?: never } | { error: ApiFailure; data?: never };

function answerOf<Data>({ data, error }: Settled<Data>): Answer<Data> {
  return data === undefined ? { error: asFailure(error) } : { data };
}

type Read<Data> = Thunk<ExchangeState, Promise<Answer<Data>>>;

/** Reads one page of the ledger from the server, bypassing the cache. */
export function readLedgerPage(page: number, limit: number): Read<readonly LogRow[]> {
  return async (dispatch) => answerOf(await dispatch(runMutation(walletApi.endpoints.readLedger, { page, limit })));
}

/** Reads the balances from the server. */
export function readWallet(): Read<ReplyOf<typeof walletList>> {
  return async (dispatch) => answerOf(await dispatch(runMutation(walletApi.endpoints.readWallet, undefined)));
}

/** Reads the first page of an account's log from the server. */
export function readLog(of: LogOf): Read<readonly LogRow[]> {
  return async (dispatch) => answerOf(await dispatch(runMutation(walletApi.endpoints.readLog, { ...of, page: 1 })));
}

/** Reads one page of the transfers from the server. */
export function readTransfers(page: number): Read<readonly TransferRow[]> {
  return async (dispatch) => answerOf(await dispatch(runMutation(walletApi.endpoints.readTransfers, page)));
}

/** Everything that shows money is read again. */
export const moneyChanged = () => exchangeApi.util.invalidateTags([BALANCE]);
