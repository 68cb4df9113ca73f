import { freshReads } from '@bourse/api-client';
import { createWrite, differenceOf, runMutation, storedDecimal, type Difference } from '@bourse/safe-writes';
import type { OpenOrder } from '@bourse/contracts/spot';
import * as v from 'valibot';
import { ordersTouched, spotApi } from '../api';
import { readOrdersNow } from '../api/read-orders';
import { noteBuy } from '../personal-limits/note-buy';
import { newFills, type FreshOrders, type KnownOrders } from '../rules/find-outcome';
import type { SpotState } from '../state';
import type { OcoFinding, OcoTicket } from './oco-ticket';
import { knownOrders, listsSince } from './order-write';
import { storedOrders } from './stored-orders';

const isStop = ({ exit, type }: OpenOrder) => exit === 'stop_loss' || type === 'stop_limit';

/** The two new orders of an OCO: the limit order and the stop order, each where it is open. */
function newLegs({ side, base, quote }: OcoTicket, before: KnownOrders, open: readonly OpenOrder[]) {
  const known = new Set(before.open?.map(({ id }) => id));
  const rows = open.filter(
    (row) =>
      !known.has(row.id) && row.side === side && row.base === base && row.quote === quote && row.ocoId !== undefined,
  );
  return { limit: rows.find((row) => !isStop(row)), stop: rows.find(isStop) };
}

/** What became of an OCO with a lost reply. "Nothing" only where no new order and no new trade of its pair and side can hide it. */
export function findOco(ticket: OcoTicket, before: KnownOrders, now: FreshOrders): OcoFinding {
  if (before.open === undefined || before.fills === undefined) return 'unsure';
  const { limit, stop } = newLegs(ticket, before, now.open);
  if (limit && stop) return limit.price === ticket.price && stop.trigger === ticket.stop ? 'placed' : 'unsure';
  const mayHaveTraded = newFills(before.fills, now.fills).some(
    ({ side, base, quote }) =>
      (side === undefined || side === ticket.side) && base === ticket.base && quote === ticket.quote,
  );
  return limit || stop || mayHaveTraded ? 'unsure' : 'nothing';
}

/** The amount and the prices of the two orders, compared with the confirmed ones. */
export function ocoDifference(ticket: OcoTicket, before: KnownOrders, now: FreshOrders): Difference | undefined {
  if (before.open === undefined) return undefined;
  const { limit, stop } = newLegs(ticket, before, now.open);
  return (
    differenceOf(ticket.amount, limit?.amount, ticket.base) ??
    differenceOf(ticket.price, limit?.price, ticket.quote) ??
    differenceOf(ticket.stop, stop?.trigger, ticket.quote)
  );
}

/** Places two orders of which one cancels the other. A lost reply is looked up among open orders and fills. */
export const ocoWrite = createWrite<
  SpotState,
  { ticket: OcoTicket; before: KnownOrders; finding: OcoFinding; reply: string }
>({
  name: 'spotOco',
  storageKey: 'bourse.spot.oco',
  ticket: v.object({
    baseId: v.number(),
    quoteId: v.number(),
    base: v.string(),
    quote: v.string(),
    side: v.picklist(['buy', 'sell']),
    amount: storedDecimal,
    price: storedDecimal,
    stop: storedDecimal,
    stopLimit: v.optional(storedDecimal),
  }),
  before: storedOrders,
  known: knownOrders,
  keyOf: ({ baseId, quoteId, side }) => `${baseId}-${quoteId} ${side}`,
  send: (ticket) => runMutation(spotApi.endpoints.placeOco, ticket),
  lookUp: (ticket, before) => async (dispatch) => {
    const { data } = await readOrdersNow(freshReads(dispatch), { baseId: ticket.baseId });
    return data && findOco(ticket, before, data);
  },
  invalidate: ordersTouched,
  verdict: (finding) => (finding === 'placed' ? 'done' : 'open'),
  onDone: noteBuy,
  difference: (ticket, before, placedAt) => async (dispatch) => {
    const now = await dispatch(listsSince(ticket, placedAt));
    return now && ocoDifference(ticket, before, now);
  },
});
