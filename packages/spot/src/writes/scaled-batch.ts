import { freshReads } from '@bourse/api-client';
import { createBatch, runMutation } from '@bourse/safe-writes';
import { ordersTouched, spotApi } from '../api';
import { readOrdersNow } from '../api/read-orders';
import type { OpenOrder } from '@bourse/contracts/spot';
import { noteBuy } from '../personal-limits/note-buy';
import type { SpotState, SpotThunk } from '../state';
import { findOutcome } from '../rules/find-outcome';
import { setDifference } from './order-difference';
import type { OrderTicket } from '../rules/order-ticket';
import type { ScaledItem } from './scaled-item';

/** Places the orders of a set one after the other, up to the first failure. A lost reply is looked up among open orders and fills. */
export const scaledBatch = createBatch<SpotState, ScaledItem>({
  name: 'spotScaled',
  isOneWhole: true,
  send: ({ ticket }) => runMutation(spotApi.endpoints.placeOrder, ticket),
  // The prices of a set differ, so that a new open order at this price is the order.
  lookUp:
    ({ ticket, before }) =>
    async (dispatch) => {
      const { data } = await readOrdersNow(freshReads(dispatch), { baseId: ticket.baseId });
      if (data === undefined) return undefined;
      const { kind } = findOutcome(ticket, before, data);
      return kind === 'unsure' ? undefined : kind !== 'nothing';
    },
  difference: (done) => async (dispatch) => {
    const [first] = done;
    if (first === undefined) return undefined;
    const { data: now } = await readOrdersNow(freshReads(dispatch), { baseId: first.ticket.baseId });
    return setDifference(done, now);
  },
  // Each order of a set is a trade of the personal limits.
  onDone: ({ ticket }) => noteBuy(ticket),
  onEnd: () => (dispatch) => dispatch(ordersTouched()),
});

/** The items of a set, with the orders before it; `undefined` where those cannot be read. */
export const scaledItems =
  (tickets: readonly OrderTicket[]): SpotThunk<Promise<readonly ScaledItem[] | undefined>> =>
  async (dispatch) => {
    const [first] = tickets;
    if (first === undefined) return [];
    const { data: before } = await readOrdersNow(freshReads(dispatch), { baseId: first.baseId });
    return before && tickets.map((ticket) => ({ ticket, before }));
  };

/** Whether an open order is one of a set: it is newer than the set's beginning, with the side and price of one of its orders. */
export function isOfSet(items: readonly ScaledItem[], order: OpenOrder): boolean {
  return items.some(
    ({ ticket, before }) =>
      order.side === ticket.side &&
      order.base === ticket.base &&
      order.quote === ticket.quote &&
      order.price === ticket.price &&
      before.open?.every(({ id }) => id !== order.id),
  );
}
