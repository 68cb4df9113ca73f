import { readFresh, type ExchangeState } from '@bourse/api-client';
import { createWrite, runMutation, storedDecimal } from '@bourse/safe-writes';
import * as v from 'valibot';
import { RECORDS, subscriptionApi, subscriptionsTouched } from '../api';
import { subscriptionRecords } from '@bourse/contracts/subscription';

const ticket = v.object({ id: v.number(), currency: v.string(), quantity: storedDecimal });
export type UnlockTicket = v.InferOutput<typeof ticket>;

/** Result of a look-up after a lost reply: the record is completed, or still locked. */
export type UnlockFinding = 'unlocked' | 'locked';

/** Unlocks a subscription. A lost reply is looked up in the subscription records. */
export const unlockWrite = createWrite<
  ExchangeState,
  { ticket: UnlockTicket; before: object; finding: UnlockFinding; reply: string }
>({
  name: 'unlock',
  storageKey: 'bourse.subscription.unlock',
  ticket,
  before: v.object({}),
  known: () => ({}),
  send: ({ id }) => runMutation(subscriptionApi.endpoints.unlock, id),
  lookUp:
    ({ id }) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(subscriptionRecords, RECORDS));
      const isUnlocked = data?.some((record) => record.id === id && record.status === 'completed');
      return data && (isUnlocked ? 'unlocked' : 'locked');
    },
  invalidate: subscriptionsTouched,
  verdict: (finding) => (finding === 'unlocked' ? 'done' : 'open'),
  difference: 'creates nothing',
});
