import { freshReads } from '@bourse/api-client';
import { storedDecimal, createWrite, runMutation } from '@bourse/safe-writes';
import { TRAIL_UNITS } from '@bourse/contracts/market';
import * as v from 'valibot';
import { ordersTouched, spotApi } from '../api';
import { readAllOpen } from '../api/read-orders';
import type { AttachedExits } from '../rules/order-exits';
import type { SpotState, SpotThunk } from '../state';
import { differenceOfExits, exitsInRows, rowsOfBuy } from './exits-difference';
import type { ExitsFinding, ExitsTicket } from './exits-ticket';

/** The exits that the exchange has; `null` where neither the buy nor an exit of it is open, `undefined` where it cannot be reached. */
const readExits =
  ({ id, baseId }: ExitsTicket): SpotThunk<Promise<AttachedExits | null | undefined>> =>
  async (dispatch) => {
    const { data } = await readAllOpen(freshReads(dispatch), { baseId });
    const rows = data && rowsOfBuy(data, id);
    return rows && (rows.length === 0 ? null : exitsInRows(rows));
  };

function isSame(a: AttachedExits, b: AttachedExits): boolean {
  const isTrailSame = a.trail?.distance === b.trail?.distance && a.trail?.unit === b.trail?.unit;
  // The price of a trailing stop follows the market.
  return isTrailSame && a.takeProfit === b.takeProfit && (a.trail !== undefined || a.stopLoss === b.stopLoss);
}

/** Sets the exits of a buy. A lost reply is looked up among the open orders. */
export const exitsWrite = createWrite<
  SpotState,
  { ticket: ExitsTicket; before: null; finding: ExitsFinding; reply: string }
>({
  name: 'spotExits',
  storageKey: 'bourse.spot.exits',
  ticket: v.pipe(
    v.object({
      id: v.number(),
      baseId: v.number(),
      quote: v.string(),
      takeProfit: v.optional(storedDecimal),
      stopLoss: v.optional(storedDecimal),
      trail: v.optional(v.object({ distance: storedDecimal, unit: v.picklist(TRAIL_UNITS) })),
    }),
    v.transform((stored) => ({ ...stored, takeProfit: stored.takeProfit, stopLoss: stored.stopLoss })),
  ),
  before: v.null(),
  recordOf: ({ id }) => id,
  known: () => null,
  send: ({ id, takeProfit, stopLoss, trail }) =>
    runMutation(spotApi.endpoints.setExits, { id, takeProfit, stopLoss, ...(trail && { trail }) }),
  lookUp: (ticket) => async (dispatch) => {
    const now = await dispatch(readExits(ticket));
    if (now === undefined) return undefined;
    if (now === null) return 'gone';
    return isSame(ticket, now) ? 'set' : 'unchanged';
  },
  invalidate: ordersTouched,
  verdict: (finding) => (finding === 'unchanged' ? 'open' : 'done'),
  difference: (ticket) => async (dispatch) => {
    const now = await dispatch(readExits(ticket));
    return now ? differenceOfExits(ticket, now, ticket.quote) : undefined;
  },
});
