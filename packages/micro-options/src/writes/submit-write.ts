import { readFresh, type ExchangeState, selectServerClock, serverNow } from '@bourse/api-client';
import { createWrite, runMutation, storedDecimal, type Settled } from '@bourse/safe-writes';
import type { Thunk } from '@bourse/feature-kit';
import type { Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import { optionsApi, optionsTouched } from '../api';
import {
  DIRECTION_TYPE,
  optionOrders,
  ORDER_STATUS,
  PAGE_SIZE,
  type OptionOrder,
} from '@bourse/contracts/micro-options';
import { refusedOptions } from '../orders/refused-options';
import { slippageOf } from '../rules/execution';
import { executionsSlice } from './executions';
import { optionLimits } from '../personal-limits/limits';
import { findOption, optionDifference, type KnownIds, type OptionFinding, type Submitted } from './find-option';

/** An option as the user confirmed it. */
export interface OptionTicket extends Submitted {
  readonly matchId: number;
  readonly currencyId: number;
  /** Per cent of the stake that a win pays, as shown at the click. */
  readonly profitRatio: Decimal;
  /** Per cent of the stake that a loss costs, where the back end names it. */
  readonly lossRatio?: Decimal | undefined;
  /** `undefined`: not known before the option is opened. */
  readonly fee?: Decimal | undefined;
  /** Last price shown at the click. */
  readonly clickPrice?: Decimal | undefined;
}

/** The ticket as the tab keeps it. */
const ticketSchema = v.object({
  matchId: v.number(),
  currencyId: v.number(),
  currency: v.string(),
  symbol: v.string(),
  direction: v.picklist(['up', 'down']),
  seconds: v.number(),
  amount: storedDecimal,
  profitRatio: storedDecimal,
  lossRatio: v.optional(storedDecimal),
  fee: v.optional(storedDecimal),
  clickPrice: v.optional(storedDecimal),
});

const knownIds = (state: ExchangeState): KnownIds =>
  optionsApi.endpoints.runningOptions
    .select()(state)
    .data?.map(({ id }) => id);

/** The newest open and settled options; `undefined` where the server cannot be reached. */
const readNewestOptions = (): Thunk<ExchangeState, Promise<readonly OptionOrder[] | undefined>> => async (dispatch) => {
  const rows: OptionOrder[] = [];
  for (const status of Object.values(ORDER_STATUS)) {
    const request = { page: 1, status, limit: PAGE_SIZE };
    // oxlint-disable-next-line no-await-in-loop -- open before settled: an option that settles in between is in both
    const { data } = await dispatch(readFresh(optionOrders, request));
    if (data === undefined) return undefined;
    rows.push(...data);
  }
  return rows;
};

/** Finds the new option and notes how it was carried out. */
const noteExecution =
  (ticket: OptionTicket, known: KnownIds, acknowledgedIn: number): Thunk<ExchangeState, Promise<void>> =>
  async (dispatch) => {
    const newest = await dispatch(readNewestOptions());
    const finding = newest && findOption(known, ticket, newest);
    if (finding?.kind !== 'found') return;
    const { id, openPrice } = finding.option;
    const { clickPrice, direction } = ticket;
    const slippage = clickPrice && slippageOf(direction, clickPrice, openPrice);
    dispatch(executionsSlice.actions.executed({ id, clickPrice, openPrice, slippage, acknowledgedIn }));
  };

const sendTicket =
  (ticket: OptionTicket): Thunk<ExchangeState, Promise<Settled<string>>> =>
  async (dispatch, getState) => {
    const known = knownIds(getState());
    const sentAt = performance.now();
    const { matchId, currencyId, direction, seconds, amount } = ticket;
    const request = {
      match_id: matchId,
      currency_id: currencyId,
      type: DIRECTION_TYPE[direction],
      seconds,
      number: amount,
    };
    const answer = await dispatch(runMutation(optionsApi.endpoints.submitOption, request));
    dispatch(refusedOptions.note({ ...ticket, unit: ticket.currency }, answer.error));
    if (answer.error === undefined) void dispatch(noteExecution(ticket, known, performance.now() - sentAt));
    return answer;
  };

/** Opens an option. */
export const submitWrite = createWrite<
  ExchangeState,
  { ticket: OptionTicket; before: KnownIds; finding: OptionFinding; reply: string }
>({
  name: 'optionSubmit',
  storageKey: 'bourse.optionSubmit',
  ticket: ticketSchema,
  before: v.optional(v.array(v.number())),
  known: knownIds,
  send: sendTicket,
  lookUp: (ticket, known) => async (dispatch) => {
    const newest = await dispatch(readNewestOptions());
    return newest && findOption(known, ticket, newest);
  },
  invalidate: optionsTouched,
  verdict: ({ kind }) => (kind === 'found' ? 'done' : 'open'),
  difference: (ticket, known) => async (dispatch) => {
    const newest = await dispatch(readNewestOptions());
    return newest && optionDifference(known, ticket, newest);
  },
  onDone:
    ({ currency }) =>
    (_dispatch, getState) =>
      optionLimits.noteTrade(currency, serverNow(selectServerClock(getState()))),
});
