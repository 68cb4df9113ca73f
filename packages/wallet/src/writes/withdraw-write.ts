import { isSameAddress } from '../rules/address/resemblance';
import { readFresh, selectServerClock, serverNow, type ExchangeState } from '@bourse/api-client';
import { createWrite, runMutation, storedDecimal } from '@bourse/safe-writes';
import { negate } from '@bourse/decimal';
import * as v from 'valibot';
import { logRequest, moneyChanged, walletApi } from '../api';
import { accountLog, ACCOUNTS, type LogRow } from '@bourse/contracts/wallet';
import { withdrawalDifference } from './differences';

const ticketSchema = v.object({
  account: v.picklist(ACCOUNTS),
  currencyId: v.number(),
  currency: v.string(),
  address: v.string(),
  /** Empty for a currency with one network. */
  network: v.string(),
  /** The network by the form of the address, which is not sent: the back end names none. */
  assumedNetwork: v.optional(v.string()),
  amount: storedDecimal,
  fee: storedDecimal,
  net: storedDecimal,
  /** The rate as it was shown. */
  rate: storedDecimal,
});
export type WithdrawalTicket = v.InferOutput<typeof ticketSchema>;

const beforeSchema = v.object({
  /** The newest log entry that was known; `undefined` where entries have no ids or the log was not loaded. */
  newestId: v.optional(v.number()),
  /** Server time of the request, epoch milliseconds. */
  since: v.number(),
});
type Before = v.InferOutput<typeof beforeSchema>;

export type WithdrawalFinding = { readonly kind: 'found' } | { readonly kind: 'nothing' };

/** Rows have whole seconds, and clocks differ a little. */
const TOLERANCE_MS = 2000;

/** Looks a withdrawal up in the newest rows of the account's log: the same amount (and address, where sent), after the request. */
function findWithdrawal(
  rows: readonly LogRow[],
  { amount, address }: Pick<WithdrawalTicket, 'amount' | 'address'>,
  { newestId, since }: Before,
): WithdrawalFinding {
  const isAfter = ({ id, time }: LogRow) =>
    newestId !== undefined && id !== undefined ? id > newestId : time !== undefined && time >= since - TOLERANCE_MS;
  const isSame = (row: LogRow) =>
    row.value === negate(amount) && (row.address === '' || isSameAddress(row.address, address));
  return { kind: rows.some((row) => isSame(row) && isAfter(row)) ? 'found' : 'nothing' };
}

/** A withdrawal: sent once; a lost reply is looked up in the account's log. */
export const withdrawWrite = createWrite<
  ExchangeState,
  { ticket: WithdrawalTicket; before: Before; finding: WithdrawalFinding; reply: string }
>({
  name: 'walletWithdrawal',
  storageKey: 'bourse.wallet.withdrawal',
  ticket: ticketSchema,
  before: beforeSchema,
  known: (state, { account, currencyId }) => {
    const rows = walletApi.endpoints.accountLog.select({ account, currencyId })(state).data?.pages[0];
    const newestId = rows?.find(({ id }) => id !== undefined)?.id ?? (rows?.length === 0 ? 0 : undefined);
    return { newestId, since: serverNow(selectServerClock(state)) };
  },
  send: ({ account, currencyId, address, network, amount, fee, rate }) =>
    runMutation(walletApi.endpoints.withdraw, {
      currency: currencyId,
      number: amount,
      address,
      rate,
      ...(network !== '' && { type: network, charge: fee }),
      // A back end without this field uses the coin account.
      ...(account !== 'change' && { account }),
    }),
  lookUp:
    ({ account, currencyId, ...ticket }, before) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(accountLog, logRequest({ account, currencyId }, 1)));
      return data && findWithdrawal(data, ticket, before);
    },
  invalidate: moneyChanged,
  verdict: ({ kind }) => (kind === 'found' ? 'done' : 'open'),
  difference:
    (ticket, { newestId }) =>
    async (dispatch) => {
      if (newestId === undefined) return undefined;
      const { data } = await dispatch(readFresh(accountLog, logRequest(ticket, 1)));
      return data && withdrawalDifference(ticket, newestId, data);
    },
});
