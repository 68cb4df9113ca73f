import { readFresh, selectServerClock, serverNow, type ExchangeState } from '@bourse/api-client';
import { createWrite, runMutation, storedDecimal } from '@bourse/safe-writes';
import * as v from 'valibot';
import { moneyChanged, walletApi } from '../api';
import { ACCOUNTS, transferHistory, transferType, type TransferRow } from '@bourse/contracts/wallet';
import { transferDifference } from './differences';

const ticketSchema = v.object({
  currencyId: v.number(),
  currency: v.string(),
  from: v.picklist(ACCOUNTS),
  to: v.picklist(ACCOUNTS),
  amount: storedDecimal,
});
export type TransferTicket = v.InferOutput<typeof ticketSchema>;

const beforeSchema = v.object({
  /** The newest known transfer; `undefined` if the history was not loaded. */
  newestId: v.optional(v.number()),
  /** Server time of the request, epoch milliseconds. */
  since: v.number(),
});
type Before = v.InferOutput<typeof beforeSchema>;

export type TransferFinding = { readonly kind: 'found' } | { readonly kind: 'nothing' };

/** Rows have whole seconds, and clocks differ a little. */
const TOLERANCE_MS = 2000;

/** Looks a transfer up in the newest rows of the history: the same accounts, currency and amount, after the request. */
function findTransfer(
  rows: readonly TransferRow[],
  { currency, from, to, amount }: TransferTicket,
  { newestId, since }: Before,
): TransferFinding {
  const isAfter = (row: TransferRow) =>
    newestId === undefined || row.id === undefined
      ? row.time !== undefined && row.time >= since - TOLERANCE_MS
      : row.id > newestId;
  const isSame = (row: TransferRow) =>
    row.currency === currency &&
    row.amount === amount &&
    'name' in row.from &&
    row.from.name === from &&
    'name' in row.to &&
    row.to.name === to;
  return { kind: rows.some((row) => isSame(row) && isAfter(row)) ? 'found' : 'nothing' };
}

/** A transfer between accounts: sent once; a lost reply is looked up in the history. */
export const transferWrite = createWrite<
  ExchangeState,
  { ticket: TransferTicket; before: Before; finding: TransferFinding; reply: string }
>({
  name: 'walletTransfer',
  storageKey: 'bourse.wallet.transfer',
  ticket: ticketSchema,
  before: beforeSchema,
  known: (state) => {
    const rows = walletApi.endpoints.transferHistory.select()(state).data?.pages[0];
    const [newest] = rows ?? [];
    return { newestId: rows ? (newest?.id ?? 0) : undefined, since: serverNow(selectServerClock(state)) };
  },
  send: ({ currencyId, from, to, amount }) =>
    runMutation(walletApi.endpoints.transfer, {
      currency_id: currencyId,
      number: amount,
      from_field: from,
      to_field: to,
      ...typeField(transferType(from, to)),
    }),
  lookUp: (ticket, before) => async (dispatch) => {
    const { data } = await dispatch(readFresh(transferHistory, { page: 1 }));
    return data && findTransfer(data, ticket, before);
  },
  invalidate: moneyChanged,
  verdict: ({ kind }) => (kind === 'found' ? 'done' : 'open'),
  difference:
    (ticket, { newestId }) =>
    async (dispatch) => {
      if (newestId === undefined) return undefined;
      const { data } = await dispatch(readFresh(transferHistory, { page: 1 }));
      return data && transferDifference(ticket, newestId, data);
    },
});

const typeField = (type: 1 | 2 | undefined) => (type === undefined ? {} : { type });
