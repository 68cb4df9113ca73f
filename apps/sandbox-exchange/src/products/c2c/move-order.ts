import type { Context } from '../../core/context';
import { refuse, type Done, type Refused } from '../../result';
import { payOut, returnOrder } from './escrow';
import { REMEMBERED_MS } from './limits';
import type { C2cState } from './state';
import { expiryKey } from './payment-window';
import { C2C, payerOf, sellerOf, type OrderRecord, type OrderStatus } from './types';

/** Events of an order after it was made. `expire` is the deadline, `award` and `return` are of the desk, the others of users. */
export type OrderEvent = 'pay' | 'cancel' | 'release' | 'expire' | DeskEvent;
/** The desk decides a dispute for the payer or for the seller. */
type DeskEvent = 'award' | 'return';

interface Transition {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: 'payer' | 'seller' | 'deadline' | 'desk';
}

/** State × event → state (money side, section 4). A paid order cannot be cancelled, except by the desk. */
const TRANSITIONS: Readonly<Record<OrderEvent, Transition>> = {
  pay: { from: 'unpaid', to: 'paid', by: 'payer' },
  cancel: { from: 'unpaid', to: 'cancelled', by: 'payer' },
  expire: { from: 'unpaid', to: 'cancelled', by: 'deadline' },
  release: { from: 'paid', to: 'completed', by: 'seller' },
  award: { from: 'paid', to: 'completed', by: 'desk' },
  return: { from: 'paid', to: 'cancelled', by: 'desk' },
};

export interface MoveOrder {
  userId: number;
  orderId: number;
  event: Exclude<OrderEvent, 'expire' | DeskEvent>;
  /** Of `release`: the call is that of a seller who published the ad, or of one who took it. */
  as?: 'publisher' | 'taker' | undefined;
}

export type MoveOrderResult =
  | Done<{ status: OrderStatus }>
  | Refused<'order_not_running' | 'not_your_order' | 'not_authorised' | 'already_paid' | 'not_paid' | 'in_dispute'>;

/** Moves an order by an event of a user, if the event is allowed in its state. */
export function moveOrder(context: Context, state: C2cState, command: MoveOrder): MoveOrderResult {
  const { userId, orderId, event, as } = command;
  const order = state.order(orderId);
  if (!order) return refuse('order_not_running');
  if (userId !== order.publisherId && userId !== order.takerId) return refuse('not_your_order');
  const { from, by } = TRANSITIONS[event];
  const actor = by === 'payer' ? payerOf(order) : sellerOf(order);
  const isAsked = as === undefined || (as === 'publisher') === (order.publisherId === userId);
  if (actor !== userId || !isAsked) return refuse('not_authorised');
  if (order.status !== from) return refuse(order.status === 'paid' ? 'already_paid' : 'not_paid');
  if (state.disputes.of(orderId)) return refuse('in_dispute');
  apply(context, state, order, event);
  context.cancel(C2C, expiryKey(orderId));
  return { ok: true, status: order.status };
}

/** Cancels an order at its deadline, unless it was paid or cancelled before. */
export function expireOrder(context: Context, state: C2cState, orderId: number): void {
  const order = state.order(orderId);
  if (order?.status === TRANSITIONS.expire.from) apply(context, state, order, 'expire');
}

/** Ends a paid order as the desk has decided. Returns whether the order was paid. */
export function settleDispute(context: Context, state: C2cState, orderId: number, event: DeskEvent): boolean {
  const order = state.order(orderId);
  if (order?.status !== TRANSITIONS[event].from) return false;
  apply(context, state, order, event);
  return true;
}

const CANCELLED_BY = { cancel: 'payer', expire: 'timeout', return: 'desk' } as const;

function apply(context: Context, state: C2cState, order: OrderRecord, event: OrderEvent): void {
  const { now } = context;
  order.status = TRANSITIONS[event].to;
  order.updatedAt = now;
  if (order.status === 'completed') payOut(context, order);
  if (event === 'cancel' || event === 'expire' || event === 'return') {
    order.cancelledBy = CANCELLED_BY[event];
    returnOrder(context, order);
    state.cancelled({ payerId: payerOf(order), at: now }, now - REMEMBERED_MS);
  }
  state.orderChanged(order);
  updateAd(state, order);
  tellMoved(context, order, event);
}

/** The party that has moved the order knows it. */
function tellMoved({ announce }: Context, order: OrderRecord, event: OrderEvent): void {
  const { by } = TRANSITIONS[event];
  if (by !== 'payer') announce('notice', { userId: payerOf(order), notice: 'c2c_order', id: order.id });
  if (by !== 'seller') announce('notice', { userId: sellerOf(order), notice: 'c2c_order', id: order.id });
}

/** A cancelled order returns its amount to the ad; the last completed one completes the ad. */
function updateAd(state: C2cState, { adId, amount, status }: OrderRecord): void {
  const ad = state.ad(adId);
  if (!ad) throw new Error(`no open ad ${adId}`);
  if (status === 'cancelled') ad.surplus += amount;
  const isCompleted = ad.surplus === 0n && !state.hasOrders(ad);
  if (isCompleted) ad.status = 'completed';
  if (status === 'cancelled' || isCompleted) state.adChanged(ad);
}
