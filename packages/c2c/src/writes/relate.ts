import { readFresh, type ExchangeState } from '@bourse/api-client';
import { RELATIONS, relations } from '@bourse/contracts/c2c';
import { createWrite, runMutation } from '@bourse/safe-writes';
import * as v from 'valibot';
import { peopleApi, peopleTouched } from '../people/people-api';

const ticket = v.object({ userId: v.number(), name: v.string(), relation: v.picklist([...RELATIONS, 'none']) });
export type RelateTicket = v.InferOutput<typeof ticket>;

/** Whether the exchange has the relation of the ticket. */
export type RelateFinding = 'kept' | 'missing';

/** Following or blocking a user, or the end of both. The same again changes nothing. */
export const relateWrite = createWrite<
  ExchangeState,
  { ticket: RelateTicket; before: object; finding: RelateFinding; reply: string }
>({
  name: 'c2cRelate',
  storageKey: 'bourse.c2c.relate',
  ticket,
  before: v.object({}),
  known: () => ({}),
  send: ({ userId, relation }) => runMutation(peopleApi.endpoints.relate, { userId, relation }),
  lookUp:
    ({ userId, relation }) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(relations, {}));
      if (!data) return undefined;
      return (data.find(({ id }) => id === userId)?.relation ?? 'none') === relation ? 'kept' : 'missing';
    },
  invalidate: peopleTouched,
  verdict: (finding) => (finding === 'kept' ? 'done' : 'open'),
  difference: 'creates nothing',
});
