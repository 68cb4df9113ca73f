import type { Plan } from '../../engine/types';
import { endOrder } from './end-order';
import { armExits } from './exits';
import { fillOf, isExit, orderOf, type FillRecord, type OrderRecord } from './records';
import { settle } from './settle';
import { scheduleTriggered } from './triggers';
import type { SpotContext } from './spot-context';
import type { Terms } from '../../catalog/terms';

/** Settles the fills of an order whose plan was applied to the book, and triggers the stop-limit orders that they reach. */
export function carryOut(context: SpotContext, terms: Terms, order: OrderRecord, plan: Plan): FillRecord[] {
  const { announce, spot: state } = context;
  const fills: FillRecord[] = [];
  /** Orders that may have bought what their exits protect. */
  const bought = new Set<OrderRecord>();
  for (const step of plan.steps) {
    const maker = state.open(step.makerId);
    if (!maker) throw new Error(`order ${step.makerId} is in the book, but not open`);
    if (step.kind === 'expire') {
      endOrder(context, terms, maker);
    } else {
      const fill = settle(context, terms, order, maker, step.quantity);
      fills.push(fill);
      announce('fill', fillOf(fill, terms));
      announce('order', orderOf(maker, terms));
      if (maker.status === 'filled') tellFilled(context, maker);
      bought.add(maker);
    }
  }

  if (order.filled === order.quantity) order.status = 'filled';
  // What an exit has not sold goes on waiting.
  if (order.status !== 'filled' && plan.rests === 0n && !isExit(order)) endOrder(context, terms, order);
  state.change(order);
  announce('order', orderOf(order, terms));
  // The user has placed another order just now.
  if (order.status === 'filled' && order.activatedAt !== undefined) tellFilled(context, order);
  for (const each of bought.add(order)) armExits(context, terms, each);
  scheduleTriggered(context, terms, { fills, hasRest: plan.rests > 0n });
  return fills;
}

function tellFilled({ announce }: SpotContext, order: OrderRecord): void {
  const { id, userId } = order;
  announce('notice', { userId, notice: isExit(order) ? 'spot_exit' : 'spot_filled', id });
}
