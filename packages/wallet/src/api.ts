import {
  BALANCE,
  exchangeApi,
  selectServerClock,
  selectUserId,
  serverNow,
  type ExchangeState,
} from '@bourse/api-client';
import { confirmation, type ReplyOf, type RequestOf } from '@bourse/contracts/wire';
import { countedPages } from '@bourse/lists';
import { refetchOnBalance } from '@bourse/feature-kit';
import * as v from 'valibot';
import { updateAllowList, updateTotals } from './account/stored-values';
import { addressKey, noteAddresses } from './rules/allow-list';
import { withTotal } from './rules/total-history';
import {
  accountLog,
  addAddress,
  addressCurrencies,
  companyAddress,
  deleteAddress,
  depositAddress,
  depositProof,
  grandTotal,
  ledger,
  LEDGER_PAGE_SIZE,
  logTypeOf,
  savedAddresses,
  transfer,
  transferCurrencies,
  transferHistory,
  walletDetail,
  walletList,
  withdraw,
  withdrawalInfo,
  type Account,
  type LogRow,
  type TransferRow,
} from '@bourse/contracts/wallet';

/** The account and currency of the log. */
export interface LogOf {
  readonly account: Account;
  readonly currencyId: number;
}

export const logRequest = ({ account, currencyId }: LogOf, page: number) => ({
  type: logTypeOf(account),
  currency: currencyId,
  page,
});

interface CodeCall {
  readonly path: `/${string}`;
  readonly scene: string | undefined;
}

const codeRequest = v.object({ scene: v.optional(v.string()) });

const TAGS = [BALANCE];
/** Everything that shows money is read again when a balance has changed. */
const followsBalances = {
  providesTags: TAGS,
  onCacheEntryAdded: refetchOnBalance(() => TAGS),
};
const changesMoney = { invalidatesTags: TAGS };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know the store that it is part of
const exchangeState = (state: unknown) => state as ExchangeState;

/** Calls of the wallet. Writes are mutations and are never sent again automatically. */
export const walletApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    walletList: build.query<ReplyOf<typeof walletList>, void>({
      query: () => ({ call: walletList, request: {} }),
      ...followsBalances,
      // Each reply is a point of the course of the total.
      onQueryStarted: async (_nothing, entry) => {
        const reply = await entry.queryFulfilled.catch(() => undefined);
        const total = reply && grandTotal(reply.data.accounts);
        if (total === undefined) return;
        const state = exchangeState(entry.getState());
        const point = { time: serverNow(selectServerClock(state)), value: total };
        updateTotals(selectUserId(state), (points) => [...withTotal(points, point)]);
      },
    }),
    walletDetail: build.query<ReplyOf<typeof walletDetail>, RequestOf<typeof walletDetail>>({
      query: (request) => ({ call: walletDetail, request }),
      ...followsBalances,
    }),
    accountLog: build.infiniteQuery<readonly LogRow[], LogOf, number>({
      infiniteQueryOptions: countedPages,
      query: ({ queryArg, pageParam }) => ({
        call: accountLog,
        request: logRequest(queryArg, pageParam),
      }),
      ...followsBalances,
    }),
    ledger: build.infiniteQuery<readonly LogRow[], void, number>({
      infiniteQueryOptions: countedPages,
      query: ({ pageParam }) => ({ call: ledger, request: { limit: LEDGER_PAGE_SIZE, page: pageParam } }),
      ...followsBalances,
    }),
    transferHistory: build.infiniteQuery<readonly TransferRow[], void, number>({
      infiniteQueryOptions: countedPages,
      query: ({ pageParam }) => ({ call: transferHistory, request: { page: pageParam } }),
      ...followsBalances,
    }),
    transferCurrencies: build.query<ReplyOf<typeof transferCurrencies>, void>({
      query: () => ({ call: transferCurrencies, request: {} }),
    }),
    depositAddress: build.query<ReplyOf<typeof depositAddress>, RequestOf<typeof depositAddress>>({
      query: (request) => ({ call: depositAddress, request }),
      providesTags: TAGS,
    }),
    companyAddress: build.query<string, number>({
      query: (userId) => ({ call: companyAddress, request: { user_id: userId } }),
    }),
    withdrawalInfo: build.query<ReplyOf<typeof withdrawalInfo>, RequestOf<typeof withdrawalInfo>>({
      query: (request) => ({ call: withdrawalInfo, request }),
      ...followsBalances,
    }),
    addressCurrencies: build.query<ReplyOf<typeof addressCurrencies>, void>({
      query: () => ({ call: addressCurrencies, request: {} }),
    }),
    savedAddresses: build.query<ReplyOf<typeof savedAddresses>, number>({
      query: (currency) => ({ call: savedAddresses, request: { currency } }),
      providesTags: TAGS,
      // The cool-down of an address begins when this device first sees it.
      onQueryStarted: async (currency, entry) => {
        const reply = await entry.queryFulfilled.catch(() => undefined);
        if (!reply) return;
        const state = exchangeState(entry.getState());
        const keys = reply.data.map(({ address }) => addressKey(currency, address));
        updateAllowList(selectUserId(state), (list) => noteAddresses(list, keys, serverNow(selectServerClock(state))));
      },
    }),
    transfer: build.mutation<string, RequestOf<typeof transfer>>({
      query: (request) => ({ call: transfer, request }),
      ...changesMoney,
    }),
    withdraw: build.mutation<string, RequestOf<typeof withdraw>>({
      query: (request) => ({ call: withdraw, request }),
      ...changesMoney,
    }),
    /** Sends the code of a withdrawal by the call that the operator has named; it is in no contract. */
    sendWithdrawCode: build.mutation<string, CodeCall>({
      query: ({ path, scene }) => ({
        call: { method: 'POST', path, access: 'required', request: codeRequest, reply: confirmation },
        request: { scene },
      }),
    }),
    depositProof: build.mutation<string, RequestOf<typeof depositProof>>({
      query: (request) => ({ call: depositProof, request }),
      ...changesMoney,
    }),
    addAddress: build.mutation<string, RequestOf<typeof addAddress>>({
      query: (request) => ({ call: addAddress, request }),
      ...changesMoney,
    }),
    deleteAddress: build.mutation<string, number>({
      query: (addressId) => ({ call: deleteAddress, request: { address_id: addressId } }),
      ...changesMoney,
    }),
  }),
});

export const {
  useAccountLogInfiniteQuery,
  useAddAddressMutation,
  useAddressCurrenciesQuery,
  useCompanyAddressQuery,
  useDeleteAddressMutation,
  useDepositAddressQuery,
  useDepositProofMutation,
  useLedgerInfiniteQuery,
  useSavedAddressesQuery,
  useSendWithdrawCodeMutation,
  useTransferCurrenciesQuery,
  useTransferHistoryInfiniteQuery,
  useWalletDetailQuery,
  useWalletListQuery,
  useWithdrawalInfoQuery,
} = walletApi;

/** The log of an account as far as it is cached; sends no request. */
export const useAccountLogState = walletApi.endpoints.accountLog.useInfiniteQueryState;

/** Everything that shows money is read again. */
export const moneyChanged = () => exchangeApi.util.invalidateTags(TAGS);
