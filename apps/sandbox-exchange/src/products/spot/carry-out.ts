import type { Plan } from '../../engine/types';
import { fillOf, orderOf, type FillRecord, type OrderRecord } from './records';
import { releaseHold, settle } from './settle';
import { scheduleTriggered } from './triggers';
import type { SpotContext } from './spot-context';
import type { Terms } from '../../catalog/terms';

/** Settles the fills of an order whose plan was applied to the book, and triggers the stop-limit orders that they reach. */
export function carryOut(context: SpotContext, terms: Terms, order: OrderRecord, plan: Plan): FillRecord[] {
  const { announce, spot: state } = context;
  const fills: FillRecord[] = [];
  for (const step of plan.steps) {
    const maker = state.open(step.makerId);
    if (!maker) throw new Error(`order ${step.makerId} is in the book, but not open`);
    if (step.kind === 'expire') {
      maker.status = 'cancelled';
      state.change(maker);
      releaseHold(context, terms, maker);
    } else {
      const fill = settle(context, terms, order, maker, step.quantity);
      fills.push(fill);
      announce('fill', fillOf(fill, terms));
    }
    announce('order', orderOf(maker, terms));
  }

  if (order.filled === order.quantity) order.status = 'filled';
  else if (plan.rests === 0n) {
    order.status = 'cancelled';
    if (order.price !== undefined) releaseHold(context, terms, order);
  }
  state.change(order);
  announce('order', orderOf(order, terms));
  scheduleTriggered(context, order.pairId, fills);
  return fills;
}
