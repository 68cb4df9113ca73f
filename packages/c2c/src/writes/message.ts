import { readFresh, type ExchangeState } from '@bourse/api-client';
import { orderMessages } from '@bourse/contracts/c2c';
import { createWrite, runMutation } from '@bourse/safe-writes';
import * as v from 'valibot';
import { talkApi, talkTouched } from '../talk/talk-api';

const ticket = v.object({ orderId: v.number(), key: v.string(), text: v.string(), picture: v.string() });
export type MessageTicket = v.InferOutput<typeof ticket>;

/** Whether the exchange has the message. */
export type MessageFinding = 'sent' | 'missing';

/** Sending a message. A message that is sent again keeps its key: the exchange keeps it once. */
export const messageWrite = createWrite<
  ExchangeState,
  { ticket: MessageTicket; before: object; finding: MessageFinding; reply: string }
>({
  name: 'c2cMessage',
  storageKey: 'bourse.c2c.message',
  ticket,
  before: v.object({}),
  recordOf: ({ orderId }) => orderId,
  known: () => ({}),
  send: (message) => runMutation(talkApi.endpoints.sendMessage, message),
  lookUp:
    ({ orderId, key }) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(orderMessages, { id: orderId }));
      return data && (data.some((message) => message.key === key) ? 'sent' : 'missing');
    },
  invalidate: talkTouched,
  verdict: (finding) => (finding === 'sent' ? 'done' : 'open'),
  difference: 'creates nothing',
});
