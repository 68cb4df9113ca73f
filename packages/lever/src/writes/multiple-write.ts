import { differenceOf, createWrite, runMutation, storedDecimal } from '@bourse/safe-writes';
import type { Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import { leverApi, leverTouched } from '../api';
import { readOrder } from '../api/read-orders';
import type { LeverState } from '../state';
import { storedOrderTicket, type OrderTicket } from './position-writes';

/** The multiple that a position gets. */
export interface MultipleTicket extends OrderTicket {
  readonly multiple: Decimal;
}

/** `gone`: the position has closed meanwhile. */
export type MultipleFinding = 'set' | 'unchanged' | 'gone';

/** Sets the multiple of a position. */
export const multipleWrite = createWrite<
  LeverState,
  { ticket: MultipleTicket; before: null; finding: MultipleFinding; reply: string }
>({
  name: 'leverMultiple',
  storageKey: 'bourse.leverMultiple',
  ticket: v.object({ ...storedOrderTicket, multiple: storedDecimal }),
  before: v.null(),
  recordOf: ({ id }) => id,
  known: () => null,
  send: ({ id, multiple }) => runMutation(leverApi.endpoints.setMultiple, { id, multiple }),
  lookUp:
    ({ id, pair, multiple }) =>
    async (dispatch) => {
      const { data } = await dispatch(readOrder('positions', pair, id));
      if (data === undefined) return undefined;
      if (data === null) return 'gone';
      return data.multiple === multiple ? 'set' : 'unchanged';
    },
  invalidate: leverTouched,
  verdict: (finding) => (finding === 'unchanged' ? 'open' : 'done'),
  difference:
    ({ id, pair, multiple }) =>
    async (dispatch) => {
      const { data } = await dispatch(readOrder('positions', pair, id));
      return differenceOf(multiple, data?.multiple, '×');
    },
});
