import { createWrite, runMutation, storedDecimal, type Settled } from '@bourse/feature-kit';
import { ZERO, type Decimal } from '@bourse/decimal';
import type { PairId } from '@bourse/market/contract';
import * as v from 'valibot';
import { leverApi } from '../api';
import { PAGE_SIZE, type BatchSelection, type LeverOrder, type ListName } from '../contract';
import type { LeverState, LeverThunk } from '../state';

const pairSchema = v.custom<PairId>((value) => typeof value === 'string' && /^\d+-\d+$/.test(value));
/** No user has more pages of open orders. */
const MOST_PAGES = 50;

/** Reads a list page by page until a row is found or the pages end; `null` if there is none. */
const findOrder =
  (list: ListName, pair: PairId, id: number): LeverThunk<Promise<Settled<LeverOrder | null>>> =>
  async (dispatch) => {
    let at = Date.now();
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- whether there is a next page depends on this one
      const answer = await dispatch(runMutation(leverApi.endpoints.readOrders, { list, pair, page }));
      at = answer.at;
      if (answer.data === undefined) return { error: answer.error, at };
      const found = answer.data.orders.find((order) => order.id === id);
      if (found) return { data: found, at };
      if (answer.data.orders.length < PAGE_SIZE || page * PAGE_SIZE >= answer.data.total) break;
    }
    return { data: null, at };
  };

/** The row that a write concerns. */
export interface OrderTicket {
  readonly id: number;
  readonly pair: PairId;
  readonly symbol: string;
  readonly direction: LeverOrder['direction'];
  readonly lots: Decimal;
}

const orderTicket = {
  id: v.number(),
  pair: pairSchema,
  symbol: v.string(),
  direction: v.picklist(['long', 'short']),
  lots: storedDecimal,
} as const;

const nothingKnown = v.null();
const known = () => null;

/** The ticket of a row; `undefined` if the back end does not name its pair and none is selected. */
export function ticketOf(order: LeverOrder, pair: PairId | undefined): OrderTicket | undefined {
  const of = order.pair ?? pair;
  return of === undefined
    ? undefined
    : { id: order.id, pair: of, symbol: order.symbol, direction: order.direction, lots: order.lots };
}

/** Whether the position is still open. */
export type CloseFinding = 'closed' | 'open';

/** Closes one position. */
export const closeWrite = createWrite<LeverState, OrderTicket, null, CloseFinding, string>({
  name: 'leverClose',
  storageKey: 'bourse.leverClose',
  ticket: v.object(orderTicket),
  before: nothingKnown,
  known,
  send: ({ id }) => runMutation(leverApi.endpoints.closePosition, id),
  lookUp:
    ({ id, pair }) =>
    async (dispatch) => {
      const { data, error, at } = await dispatch(findOrder('positions', pair, id));
      return data === undefined ? { error, at } : { data: data === null ? 'closed' : 'open', at };
    },
  verdict: (finding) => (finding === 'closed' ? 'done' : 'open'),
});

/** `gone`: neither pending nor revoked; it has opened a position. */
export type RevokeFinding = 'revoked' | 'filled' | 'pending';

/** Revokes one pending order. */
export const revokeWrite = createWrite<LeverState, OrderTicket, null, RevokeFinding, string>({
  name: 'leverRevoke',
  storageKey: 'bourse.leverRevoke',
  ticket: v.object(orderTicket),
  before: nothingKnown,
  known,
  send: ({ id }) => runMutation(leverApi.endpoints.revokeEntrust, id),
  lookUp:
    ({ id, pair }) =>
    async (dispatch) => {
      const pending = await dispatch(findOrder('entrusts', pair, id));
      if (pending.data === undefined) return { error: pending.error, at: pending.at };
      if (pending.data !== null) return { data: 'pending', at: pending.at };
      const revoked = await dispatch(findOrder('revoked', pair, id));
      if (revoked.data === undefined) return { error: revoked.error, at: revoked.at };
      return { data: revoked.data === null ? 'filled' : 'revoked', at: revoked.at };
    },
  verdict: (finding) => (finding === 'pending' ? 'open' : 'done'),
});

export interface StopsTicket extends OrderTicket {
  readonly takeProfit?: Decimal | undefined;
  readonly stopLoss?: Decimal | undefined;
}

/** `gone`: the position has closed meanwhile. */
export type StopsFinding = 'set' | 'unchanged' | 'gone';

/** Sets both stops of a position; a stop that is `undefined` is removed. */
export const stopsWrite = createWrite<LeverState, StopsTicket, null, StopsFinding, string>({
  name: 'leverStops',
  storageKey: 'bourse.leverStops',
  ticket: v.object({ ...orderTicket, takeProfit: v.optional(storedDecimal), stopLoss: v.optional(storedDecimal) }),
  before: nothingKnown,
  known,
  send: ({ id, takeProfit, stopLoss }) =>
    runMutation(leverApi.endpoints.setStops, {
      id,
      target_profit_price: takeProfit ?? ZERO,
      stop_loss_price: stopLoss ?? ZERO,
    }),
  lookUp:
    ({ id, pair, takeProfit, stopLoss }) =>
    async (dispatch) => {
      const { data, error, at } = await dispatch(findOrder('positions', pair, id));
      if (data === undefined) return { error, at };
      if (data === null) return { data: 'gone', at };
      return { data: data.takeProfit === takeProfit && data.stopLoss === stopLoss ? 'set' : 'unchanged', at };
    },
  verdict: (finding) => (finding === 'unchanged' ? 'open' : 'done'),
});

export interface BatchTicket {
  readonly selection: BatchSelection;
  /** The positions of the preview. */
  readonly positions: readonly OrderTicket[];
}

/** Positions of the preview that are still open. */
export interface BatchFinding {
  readonly open: number;
}

/** Closes all positions, all long or all short ones. */
export const batchCloseWrite = createWrite<LeverState, BatchTicket, null, BatchFinding, string>({
  name: 'leverBatchClose',
  storageKey: 'bourse.leverBatchClose',
  ticket: v.object({ selection: v.picklist(['all', 'long', 'short']), positions: v.array(v.object(orderTicket)) }),
  before: nothingKnown,
  known,
  send: ({ selection }) => runMutation(leverApi.endpoints.closeBatch, selection),
  lookUp:
    ({ positions }) =>
    async (dispatch) => {
      let open = 0;
      let at = Date.now();
      for (const { id, pair } of positions) {
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        const answer = await dispatch(findOrder('positions', pair, id));
        at = answer.at;
        if (answer.data === undefined) return { error: answer.error, at };
        if (answer.data !== null) open += 1;
      }
      return { data: { open }, at };
    },
  verdict: ({ open }) => (open === 0 ? 'done' : 'open'),
});
