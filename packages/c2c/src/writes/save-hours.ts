import { readFresh, type ExchangeState } from '@bourse/api-client';
import { businessHours } from '@bourse/contracts/c2c';
import { createWrite, runMutation } from '@bourse/safe-writes';
import * as v from 'valibot';
import { hoursFields, peopleApi, peopleTouched } from '../people/people-api';

const ticket = v.object({
  /** Left out: always open. */
  hours: v.optional(v.object({ days: v.array(v.number()), open: v.string(), close: v.string(), zone: v.string() })),
});
export type HoursTicket = v.InferOutput<typeof ticket>;

/** Whether the exchange has the hours of the ticket. */
export type HoursFinding = 'kept' | 'missing';

/** Saving the user's hours. The same again changes nothing. */
export const hoursWrite = createWrite<
  ExchangeState,
  { ticket: HoursTicket; before: object; finding: HoursFinding; reply: string }
>({
  name: 'c2cHours',
  storageKey: 'bourse.c2c.hours',
  ticket,
  before: v.object({}),
  known: () => ({}),
  send: ({ hours }) => runMutation(peopleApi.endpoints.saveHours, hours),
  lookUp:
    ({ hours }) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(businessHours, {}));
      if (!data) return undefined;
      return JSON.stringify(hoursFields(data.hours)) === JSON.stringify(hoursFields(hours)) ? 'kept' : 'missing';
    },
  invalidate: peopleTouched,
  verdict: (finding) => (finding === 'kept' ? 'done' : 'open'),
  difference: 'creates nothing',
});
