import { readFresh, selectServerClock, serverNow, type ExchangeState } from '@bourse/api-client';
import { conversionHistory, type ConversionQuote } from '@bourse/contracts/wallet';
import { createWrite, differenceOf, runMutation, storedDecimal, textDifference } from '@bourse/safe-writes';
import * as v from 'valibot';
import { moneyChanged } from '../api';
import { conversionApi } from '../conversion/api';

const ticketSchema = v.object({
  quoteId: v.number(),
  /** Code of the currency that the user gets. */
  target: v.string(),
  /** The amount that the user gets, as confirmed. */
  amount: storedDecimal,
  /** Epoch milliseconds of the server. */
  expiresAt: v.number(),
});
export type ConvertTicket = v.InferOutput<typeof ticketSchema>;

/** `waiting`: not carried out yet, and the quote is still good; `nothing`: not carried out, and it will not be. */
export type ConvertFinding = 'found' | 'waiting' | 'nothing';

/** The server may take a request that has come in time a little later. */
const TOLERANCE_MS = 5000;

/** From this moment on (epoch milliseconds of the server) a conversion that is not in the history will not be carried out. */
export const decidedAt = ({ expiresAt }: ConvertTicket): number => expiresAt + TOLERANCE_MS;

/** The conversion of a quote in the history: it has the id of the quote. */
const ofQuote = (rows: readonly ConversionQuote[], { quoteId }: ConvertTicket) => rows.find(({ id }) => id === quoteId);

/** Converts small balances as quoted: sent once. A quote is converted once, so the history tells for certain what has become of it. */
export const convertWrite = createWrite<
  ExchangeState,
  { ticket: ConvertTicket; before: object; finding: ConvertFinding; reply: string }
>({
  name: 'walletConvert',
  storageKey: 'bourse.wallet.convert',
  ticket: ticketSchema,
  before: v.object({}),
  known: () => ({}),
  send: ({ quoteId, amount }) =>
    runMutation(conversionApi.endpoints.convertSmall, { quote_id: quoteId, number: amount }),
  lookUp: (ticket) => async (dispatch, getState) => {
    const { data } = await dispatch(readFresh(conversionHistory, { page: 1 }));
    if (data === undefined) return undefined;
    if (ofQuote(data.rows, ticket)) return 'found';
    const isOver = serverNow(selectServerClock(getState())) > decidedAt(ticket);
    return isOver ? 'nothing' : 'waiting';
  },
  invalidate: moneyChanged,
  verdict: (finding) => (finding === 'found' ? 'done' : 'open'),
  difference: (ticket) => async (dispatch) => {
    const { data } = await dispatch(readFresh(conversionHistory, { page: 1 }));
    const created = data && ofQuote(data.rows, ticket);
    return (
      created &&
      (differenceOf(ticket.amount, created.amount, ticket.target) ?? textDifference(ticket.target, created.target))
    );
  },
});
