import type { Plan } from '../../engine/types';
import type { Terms } from '../../catalog/terms';
import { remainingOf } from './holds';
import { MOST_FILLS } from './limits';
import type { OrderRecord } from './records';
import { lossRefusal } from './refuse-loss';
import type { SpotContext } from './spot-context';

/**
 * The sale of an exit whose trigger was reached: at the market, a take profit no lower than its trigger. `undefined` where nothing buys from
 * it, and where its money must not leave its user. The question changes nothing.
 */
export function exitSale(context: SpotContext, terms: Terms, order: OrderRecord): Plan | undefined {
  const plan = planOf(context, order, MOST_FILLS);
  const isRefused = plan.steps.length === 0 || lossRefusal(context, terms, { ...order, price: undefined, plan });
  return isRefused ? undefined : plan;
}

/** Does anything buy from an exit? Whether its money may leave its user is not asked. */
export const hasBuyer = (context: SpotContext, order: OrderRecord): boolean =>
  planOf(context, order, 1).steps.length > 0;

function planOf(context: SpotContext, order: OrderRecord, mostSteps: number): Plan {
  const { id, pairId, side, userId: owner, type, trigger } = order;
  const limit = type === 'take_profit' ? trigger : undefined;
  const asked = { id, owner, side, limit, quantity: remainingOf(order), condition: 'ioc' } as const;
  return context.spot.book(pairId).plan(asked, mostSteps);
}
