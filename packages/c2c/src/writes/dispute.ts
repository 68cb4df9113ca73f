import { readFresh, type ExchangeState } from '@bourse/api-client';
import { DISPUTE_REASONS, oneOrder, type OrderDispute } from '@bourse/contracts/c2c';
import { createWrite, runMutation } from '@bourse/safe-writes';
import * as v from 'valibot';
import { talkApi, talkTouched } from '../talk/talk-api';

const orderId = v.number();
const statement = { orderId, text: v.string(), evidence: v.string() };
const ticket = v.variant('step', [
  v.object({ step: v.literal('open'), ...statement, reason: v.picklist(DISPUTE_REASONS) }),
  v.object({ step: v.literal('answer'), ...statement }),
  v.object({ step: v.literal('withdraw'), orderId }),
]);
export type DisputeTicket = v.InferOutput<typeof ticket>;

export interface DisputeFinding {
  readonly step: DisputeTicket['step'];
  /** State of the latest dispute; `none`: the order has none. */
  readonly state: OrderDispute['state'] | 'none';
}

/** Whether a state of the dispute shows that the step was carried out. */
export function isReached({ step, state }: DisputeFinding): boolean {
  if (step === 'open') return state === 'open' || state === 'answered';
  return state === (step === 'answer' ? 'answered' : 'withdrawn');
}

/** Opening, answering and withdrawing a dispute. */
export const disputeWrite = createWrite<
  ExchangeState,
  { ticket: DisputeTicket; before: object; finding: DisputeFinding; reply: string }
>({
  name: 'c2cDispute',
  storageKey: 'bourse.c2c.dispute',
  ticket,
  before: v.object({}),
  recordOf: (step) => step.orderId,
  known: () => ({}),
  send: (step) => runMutation(talkApi.endpoints.moveDispute, step),
  lookUp:
    ({ orderId: id, step }) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(oneOrder, { id }));
      return data && { step, state: data.dispute?.state ?? 'none' };
    },
  invalidate: talkTouched,
  verdict: (finding) => (isReached(finding) ? 'done' : 'open'),
  difference: 'creates nothing',
});
