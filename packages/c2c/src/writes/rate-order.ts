import { readFresh, type ExchangeState } from '@bourse/api-client';
import { oneOrder, RATINGS } from '@bourse/contracts/c2c';
import { createWrite, runMutation } from '@bourse/safe-writes';
import * as v from 'valibot';
import { talkApi, talkTouched } from '../talk/talk-api';

const ticket = v.object({ orderId: v.number(), value: v.picklist(RATINGS), text: v.string() });
export type RatingTicket = v.InferOutput<typeof ticket>;

/** Whether the exchange has the rating of the ticket. */
export type RatingFinding = 'kept' | 'missing';

/** Rating the counterparty of an order. The exchange has one rating of the user: the same one again changes nothing. */
export const ratingWrite = createWrite<
  ExchangeState,
  { ticket: RatingTicket; before: object; finding: RatingFinding; reply: string }
>({
  name: 'c2cRating',
  storageKey: 'bourse.c2c.rating',
  ticket,
  before: v.object({}),
  recordOf: ({ orderId }) => orderId,
  known: () => ({}),
  send: (rating) => runMutation(talkApi.endpoints.rateOrder, rating),
  lookUp:
    ({ orderId: id, value, text }) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(oneOrder, { id }));
      if (!data) return undefined;
      return data.ownRating?.value === value && data.ownRating.text === text ? 'kept' : 'missing';
    },
  invalidate: talkTouched,
  verdict: (finding) => (finding === 'kept' ? 'done' : 'open'),
  difference: 'creates nothing',
});
