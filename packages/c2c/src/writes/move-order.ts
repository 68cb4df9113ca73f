import { readFresh, type ExchangeState } from '@bourse/api-client';
import { createWrite, runMutation } from '@bourse/safe-writes';
import * as v from 'valibot';
import { c2cApi, c2cTouched } from '../api';
import { oneOrder, type OrderStatus } from '@bourse/contracts/c2c';
import type { OrderAction } from '../rules/order-actions';
import { noteCancelled } from '../order/seen-orders';

const ticket = v.object({
  orderId: v.number(),
  action: v.picklist(['pay', 'cancel', 'release']),
  isPublisher: v.boolean(),
});
export type MoveTicket = v.InferOutput<typeof ticket>;

/** Status that shows that an action was carried out. A paid order that is completed was paid before. */
const REACHED: Record<OrderAction, readonly OrderStatus[]> = {
  pay: ['paid', 'completed'],
  cancel: ['cancelled'],
  release: ['completed'],
};

export interface MoveFinding {
  readonly action: OrderAction;
  readonly status: OrderStatus;
}

/** Marking an order as paid, cancelling it, releasing its coin. */
export const moveWrite = createWrite<
  ExchangeState,
  { ticket: MoveTicket; before: object; finding: MoveFinding; reply: string }
>({
  name: 'c2cMove',
  storageKey: 'bourse.c2c.move',
  ticket,
  before: v.object({}),
  recordOf: ({ orderId }) => orderId,
  known: () => ({}),
  send: (move) => runMutation(c2cApi.endpoints.moveOrder, move),
  lookUp:
    ({ orderId, action }) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(oneOrder, { id: orderId }));
      return data && { action, status: data.status };
    },
  invalidate: c2cTouched,
  verdict: ({ action, status }) => (REACHED[action].includes(status) ? 'done' : 'open'),
  difference: 'creates nothing',
  onDone:
    ({ orderId, action }) =>
    () => {
      if (action === 'cancel') noteCancelled(orderId);
    },
});
