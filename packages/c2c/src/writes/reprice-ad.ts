import { readFresh, type ExchangeState } from '@bourse/api-client';
import { oneAd } from '@bourse/contracts/c2c';
import { createWrite, runMutation } from '@bourse/safe-writes';
import * as v from 'valibot';
import { adsTouched, c2cApi } from '../api';
import { hasTerms } from '../rules/floating';
import { floatingTicket } from './publish-ad';

const ticket = v.object({ adId: v.number(), floating: floatingTicket });
export type RepriceTicket = v.InferOutput<typeof ticket>;

/** Whether the ad follows the index as the ticket says. */
export type RepriceFinding = 'kept' | 'missing';

/** Changing how the price of an own ad follows the index. The same terms again change nothing. */
export const repriceWrite = createWrite<
  ExchangeState,
  { ticket: RepriceTicket; before: object; finding: RepriceFinding; reply: string }
>({
  name: 'c2cReprice',
  storageKey: 'bourse.c2c.reprice',
  ticket,
  before: v.object({}),
  known: () => ({}),
  recordOf: ({ adId }) => adId,
  send: (change) => runMutation(c2cApi.endpoints.repriceAd, change),
  lookUp:
    ({ adId: id, floating }) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(oneAd, { id }));
      return data && (hasTerms(data, floating) ? 'kept' : 'missing');
    },
  invalidate: adsTouched,
  verdict: (finding) => (finding === 'kept' ? 'done' : 'open'),
  difference: 'creates nothing',
});
