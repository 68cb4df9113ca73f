import { LONGEST_EVIDENCE, LONGEST_STATEMENT, orderTouched } from '@bourse/contracts/c2c';
import type { Context } from '../../core/context';
import type { DeskKind } from '../../core/decisions';
import { fromUnits } from '../../ledger/money';
import { refuse, type Done, type Refused } from '../../result';
import { openCase, withdrawCase } from '../desk/product';
import { settleDispute } from './move-order';
import type { C2cState } from './state';
import { payerOf, sellerOf, type DisputeRecord, type OrderRecord } from './types';

/** The kind of the desk's cases; the reference is the dispute. */
export const DISPUTE_CASE = 'c2c dispute';
/** Time of the counterparty to answer, milliseconds. */
export const ANSWER_MS = 24 * 60 * 60_000;

interface Statement {
  readonly userId: number;
  readonly orderId: number;
  readonly text: string;
  readonly evidence: string;
}

export type DisputeResult =
  | Done
  | Refused<
      | 'order_not_running'
      | 'not_your_order'
      | 'not_authorised'
      | 'not_paid'
      | 'in_dispute'
      | 'no_dispute'
      | 'text_invalid'
    >;

const isStatement = ({ text, evidence }: Statement) =>
  text.trim() !== '' && text.length <= LONGEST_STATEMENT && evidence.length <= LONGEST_EVIDENCE;

function orderFor(state: C2cState, { orderId, userId }: Pick<Statement, 'orderId' | 'userId'>) {
  const order = state.order(orderId);
  if (!order) return refuse('order_not_running');
  return userId === order.publisherId || userId === order.takerId ? order : refuse('not_your_order');
}

/** Opens a dispute of a paid order: nothing moves the order until it ends, and the desk gets a case. */
export function openDispute(
  context: Context,
  state: C2cState,
  command: Statement & Pick<DisputeRecord, 'reason'>,
): DisputeResult {
  const order = orderFor(state, command);
  if ('ok' in order) return order;
  if (!isStatement(command)) return refuse('text_invalid');
  if (order.status !== 'paid') return refuse('not_paid');
  if (state.disputes.of(order.id)) return refuse('in_dispute');
  const { userId, reason, text, evidence } = command;
  const dispute = state.disputes.add({
    orderId: order.id,
    openerId: userId,
    reason,
    text: text.trim(),
    evidence,
    answer: '',
    answerEvidence: '',
    state: 'open',
    winner: undefined,
    note: '',
    openedAt: context.now,
    answerBy: context.now + ANSWER_MS,
    closedAt: undefined,
  });
  openCase(context, { kind: DISPUTE_CASE, reference: dispute.id, userId, details: detailsOf(context, order, dispute) });
  announce(context, order);
  return { ok: true };
}

/** The counterparty answers, once, until its time has ended. */
export function answerDispute(context: Context, state: C2cState, command: Statement): DisputeResult {
  const order = orderFor(state, command);
  if ('ok' in order) return order;
  const dispute = state.disputes.of(order.id);
  if (dispute?.state !== 'open' || context.now > dispute.answerBy) return refuse('no_dispute');
  if (dispute.openerId === command.userId) return refuse('not_authorised');
  if (!isStatement(command)) return refuse('text_invalid');
  dispute.answer = command.text.trim();
  dispute.answerEvidence = command.evidence;
  dispute.state = 'answered';
  state.disputes.changed(dispute);
  announce(context, order);
  return { ok: true };
}

/** The party that opened the dispute withdraws it: the order goes on as before. */
export function withdrawDispute(
  context: Context,
  state: C2cState,
  command: Pick<Statement, 'orderId' | 'userId'>,
): DisputeResult {
  const order = orderFor(state, command);
  if ('ok' in order) return order;
  const dispute = state.disputes.of(order.id);
  if (!dispute) return refuse('no_dispute');
  if (dispute.openerId !== command.userId) return refuse('not_authorised');
  end(context, state, dispute, { state: 'withdrawn', winner: undefined, note: '' });
  withdrawCase(context, DISPUTE_CASE, dispute.id);
  announce(context, order);
  return { ok: true };
}

/** The desk decides for the buyer (approve) or for the seller (reject). It never decides by itself: money of users is at stake. */
export const DISPUTE_DESK: Pick<DeskKind<C2cState>, 'title' | 'automatic' | 'verdicts' | 'decide'> = {
  title: 'C2C disputes',
  automatic: 'never',
  verdicts: { approve: 'Coin to the buyer', reject: 'Coin to the seller' },
  decide(context, state, { details }, { verdict, note }) {
    const orderId = Number(details['Order']);
    const dispute = state.disputes.of(orderId);
    const order = state.order(orderId);
    if (!dispute || !order) return refuse('no_dispute');
    const winner = verdict === 'approve' ? 'buyer' : 'seller';
    if (!settleDispute(context, state, orderId, winner === 'buyer' ? 'award' : 'return')) return refuse('not_paid');
    end(context, state, dispute, { state: 'decided', winner, note });
    announce(context, order);
    return { ok: true };
  },
};

function end(
  context: Context,
  state: C2cState,
  dispute: DisputeRecord,
  ended: Pick<DisputeRecord, 'state' | 'winner' | 'note'>,
): void {
  Object.assign(dispute, ended, { closedAt: context.now });
  state.disputes.changed(dispute);
}

function detailsOf({ catalog }: Context, order: OrderRecord, { reason, text, openerId }: DisputeRecord) {
  const currency = catalog.currency(order.currencyId);
  return {
    Order: String(order.id),
    'Opened by': openerId === payerOf(order) ? 'buyer' : 'seller',
    Buyer: String(payerOf(order)),
    Seller: String(sellerOf(order)),
    Amount: `${fromUnits(order.amount, currency?.scale ?? 0)} ${currency?.code ?? ''}`,
    Payment: `${order.total} CNY`,
    Reason: reason,
    Statement: text,
  };
}

function announce({ announce: send }: Context, { id, publisherId, takerId }: OrderRecord): void {
  for (const userId of [publisherId, takerId]) {
    send('private', { userId, name: orderTouched.name, payload: { id } });
    send('notice', { userId, notice: 'c2c_order', id });
  }
}
