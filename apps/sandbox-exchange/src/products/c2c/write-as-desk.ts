import { LONGEST_MESSAGE, orderTouched } from '@bourse/contracts/c2c';
import type { Context } from '../../core/context';
import type { DeskCase, DecisionResult } from '../../core/decisions';
import { refuse } from '../../result';
import { HIDDEN, MESSAGES_OF_ORDER } from './messages';
import type { C2cState } from './state';

/** Writes a message of the desk to both parties of a disputed order. */
export function writeAsDesk(context: Context, state: C2cState, { details }: DeskCase, text: string): DecisionResult {
  const order = state.order(Number(details['Order']));
  if (!order || !state.disputes.of(order.id)) return refuse('no_dispute');
  if (text.trim() === '' || text.length > LONGEST_MESSAGE || HIDDEN.test(text)) return refuse('text_invalid');
  if (state.deskMessages.of(order.id) >= MESSAGES_OF_ORDER) return refuse('too_many_messages');
  state.deskMessages.add({ orderId: order.id, text: text.trim(), at: context.now });
  for (const userId of [order.publisherId, order.takerId]) {
    context.announce('private', { userId, name: orderTouched.name, payload: { id: order.id } });
    context.announce('notice', { userId, notice: 'c2c_message', id: order.id });
  }
  return { ok: true };
}
