import { createWrite, runMutation, storedDecimal } from '@bourse/safe-writes';
import { minus, type Decimal } from '@bourse/decimal';
import type { PairId } from '@bourse/contracts/market';
import * as v from 'valibot';
import { leverApi, leverTouched } from '../api';
import type { BatchSelection, LeverOrder } from '@bourse/contracts/lever';
import type { LeverState, LeverThunk } from '../state';
import { exitFields, hasExits, storedExits, type KeptExits } from './exit-fields';
import { readOrder } from '../api/read-orders';
import { partialCloseDifference, stopsDifference } from './differences';

/** A pair as the storage keeps it. */
export const pairSchema = v.custom<PairId>((value) => typeof value === 'string' && /^\d+-\d+$/.test(value));
/** The row that a write concerns. */
export interface OrderTicket {
  readonly id: number;
  /** `undefined` where the back end does not name it: the look-up then reads the list of all pairs. */
  readonly pair?: PairId | undefined;
  readonly symbol: string;
  readonly direction: LeverOrder['direction'];
  readonly lots: Decimal;
}

/** A row as the storage keeps it. */
export const storedOrderTicket = {
  id: v.number(),
  pair: v.optional(pairSchema),
  symbol: v.string(),
  direction: v.picklist(['long', 'short']),
  lots: storedDecimal,
} as const;

const nothingKnown = v.null();
const known = () => null;

/** The ticket of a row. `pair`: the selected pair, for a back end that does not name the pair of an order. */
export function ticketOf(order: LeverOrder, pair: PairId | undefined): OrderTicket {
  const { id, symbol, direction, lots } = order;
  return { id, pair: order.pair ?? pair, symbol, direction, lots };
}

/** Whether the position is still open. */
export type CloseFinding = 'closed' | 'open';

/** Closes one position. */
export const closeWrite = createWrite<
  LeverState,
  { ticket: OrderTicket; before: null; finding: CloseFinding; reply: string }
>({
  name: 'leverClose',
  storageKey: 'bourse.leverClose',
  ticket: v.object(storedOrderTicket),
  before: nothingKnown,
  known,
  isExit: true,
  send: ({ id }) => runMutation(leverApi.endpoints.closePosition, id),
  lookUp:
    ({ id, pair }) =>
    async (dispatch) => {
      const { data } = await dispatch(readOrder('positions', pair, id));
      if (data === undefined) return undefined;
      return data === null ? 'closed' : 'open';
    },
  invalidate: leverTouched,
  verdict: (finding) => (finding === 'closed' ? 'done' : 'open'),
  difference: 'creates nothing',
});

/** A part of a position that closes. `lots`: those of the whole position when it was pressed. */
export interface PartialCloseTicket extends OrderTicket {
  readonly closing: Decimal;
}

/** `unsure`: the lots have changed by something else. */
export type PartialCloseFinding = CloseFinding | 'unsure';

/** Closes a part of a position. Pressed again it would close more: unlike a whole close, it is no exit write. */
export const partialCloseWrite = createWrite<
  LeverState,
  { ticket: PartialCloseTicket; before: null; finding: PartialCloseFinding; reply: string }
>({
  name: 'leverClosePart',
  storageKey: 'bourse.leverClosePart',
  ticket: v.object({ ...storedOrderTicket, closing: storedDecimal }),
  before: nothingKnown,
  recordOf: ({ id }) => id,
  known,
  send: ({ id, closing }) => runMutation(leverApi.endpoints.partialClose, { id, lots: closing }),
  lookUp:
    ({ id, pair, lots, closing }) =>
    async (dispatch) => {
      const { data } = await dispatch(readOrder('positions', pair, id));
      if (data === undefined) return undefined;
      if (data?.lots === lots) return 'open';
      return data?.lots === minus(lots, closing) ? 'closed' : 'unsure';
    },
  invalidate: leverTouched,
  verdict: (finding) => (finding === 'closed' ? 'done' : 'open'),
  difference: (ticket) => async (dispatch) => {
    const { id, pair } = ticket;
    const { data: position } = await dispatch(readOrder('positions', pair, id));
    if (position === undefined) return undefined;
    const { data: closed } = position ? { data: null } : await dispatch(readOrder('closed', pair, id));
    return partialCloseDifference(ticket, position, closed ?? undefined);
  },
});

/** `gone`: neither pending nor revoked; it has opened a position. */
export type RevokeFinding = 'revoked' | 'filled' | 'pending';

/** Revokes one pending order. */
export const revokeWrite = createWrite<
  LeverState,
  { ticket: OrderTicket; before: null; finding: RevokeFinding; reply: string }
>({
  name: 'leverRevoke',
  storageKey: 'bourse.leverRevoke',
  // A cancelled order refuses to be cancelled again.
  isExit: true,
  ticket: v.object(storedOrderTicket),
  before: nothingKnown,
  recordOf: ({ id }) => id,
  known,
  send: ({ id }) => runMutation(leverApi.endpoints.revokeEntrust, id),
  lookUp:
    ({ id, pair }) =>
    async (dispatch) => {
      const pending = await dispatch(readOrder('entrusts', pair, id));
      if (pending.error) return undefined;
      if (pending.data !== null) return 'pending';
      const revoked = await dispatch(readOrder('revoked', pair, id));
      if (revoked.error) return undefined;
      return revoked.data === null ? 'filled' : 'revoked';
    },
  invalidate: leverTouched,
  verdict: (finding) => (finding === 'pending' ? 'open' : 'done'),
  difference: 'creates nothing',
});

/** The row that exits protect: a pending order may have become a position meanwhile. `null`: gone; `undefined`: not reachable. */
const readProtected =
  ({ id, pair, isPending = false }: StopsTicket): LeverThunk<Promise<LeverOrder | null | undefined>> =>
  async (dispatch) => {
    const pending = isPending ? await dispatch(readOrder('entrusts', pair, id)) : { data: null };
    if (pending.data !== null) return pending.data;
    return (await dispatch(readOrder('positions', pair, id))).data;
  };

/** The exits of a row, all together: what is missing is removed. */
export interface StopsTicket extends OrderTicket, KeptExits {
  /** Of an order that waits, by an exchange that keeps its exits. */
  readonly isPending?: boolean | undefined;
}

/** `gone`: the position has closed meanwhile. */
export type StopsFinding = 'set' | 'unchanged' | 'gone';

/** Sets both stops of a position; a stop that is `undefined` is removed. */
export const stopsWrite = createWrite<
  LeverState,
  { ticket: StopsTicket; before: null; finding: StopsFinding; reply: string }
>({
  name: 'leverStops',
  storageKey: 'bourse.leverStops',
  ticket: v.object({
    ...storedOrderTicket,
    isPending: v.optional(v.boolean()),
    ...storedExits,
  }),
  before: nothingKnown,
  recordOf: ({ id }) => id,
  known,
  send: ({ id, ...exits }) => runMutation(leverApi.endpoints.setStops, { id, ...exitFields(exits) }),
  lookUp: (ticket) => async (dispatch) => {
    const data = await dispatch(readProtected(ticket));
    if (data === undefined) return undefined;
    if (data === null) return 'gone';
    return hasExits(data, ticket) ? 'set' : 'unchanged';
  },
  invalidate: leverTouched,
  verdict: (finding) => (finding === 'unchanged' ? 'open' : 'done'),
  difference: (ticket) => async (dispatch) => stopsDifference(ticket, await dispatch(readProtected(ticket))),
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
export const batchCloseWrite = createWrite<
  LeverState,
  { ticket: BatchTicket; before: null; finding: BatchFinding; reply: string }
>({
  name: 'leverBatchClose',
  storageKey: 'bourse.leverBatchClose',
  ticket: v.object({
    selection: v.picklist(['all', 'long', 'short']),
    positions: v.array(v.object(storedOrderTicket)),
  }),
  before: nothingKnown,
  known,
  isExit: true,
  send: ({ selection }) => runMutation(leverApi.endpoints.closeBatch, selection),
  lookUp:
    ({ positions }) =>
    async (dispatch) => {
      let open = 0;
      for (const { id, pair } of positions) {
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        const { data, error } = await dispatch(readOrder('positions', pair, id));
        if (error) return undefined;
        if (data !== null) open += 1;
      }
      return { open };
    },
  invalidate: leverTouched,
  verdict: ({ open }) => (open === 0 ? 'done' : 'open'),
  difference: 'creates nothing',
});
