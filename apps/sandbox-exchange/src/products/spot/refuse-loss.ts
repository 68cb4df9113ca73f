import type { Plan } from '../../engine/types';
import type { FrozenRefusal, Outflow } from '../../core/outflow';
import { outflowRefusal, tellOutflow } from '../../core/product';
import type { Terms } from '../../catalog/terms';
import type { Side } from '../../catalog/types';
import { fromUnits } from '../../ledger/money';
import type { SpotContext } from './spot-context';
import { SPOT_WALLET } from './types';

interface Asked {
  readonly userId: number;
  readonly side: Side;
  /** Ticks; `undefined` for a market order. */
  readonly price: bigint | undefined;
  /** The trades that the order makes at once. A stop-limit order waits: all of it trades at its limit price. */
  readonly plan: Pick<Plan, 'steps' | 'rests'>;
}

/** What an order gives its user's money for: what it trades at once, and the rest at its limit price. */
function outflowOf(terms: Terms, { userId, side, price, plan }: Asked): Outflow {
  let lots = plan.rests;
  let cost = price === undefined ? 0n : terms.cost(price, plan.rests);
  for (const step of plan.steps) {
    if (step.kind !== 'fill') continue;
    lots += step.quantity;
    cost += terms.cost(step.price, step.quantity);
  }
  const base = { currencyId: terms.base.id, amount: fromUnits(terms.size(lots), terms.base.scale) };
  const quote = { currencyId: terms.quote.id, amount: fromUnits(cost, terms.quote.scale) };
  const [given, received] = side === 'buy' ? [quote, base] : [base, quote];
  return { ...given, userId, from: SPOT_WALLET, to: undefined, received };
}

/** Why an order must not give money of its user to others. Nothing is counted: an exit asks at each trade whether it can sell. */
export function lossRefusal(context: SpotContext, terms: Terms, asked: Asked): FrozenRefusal | undefined {
  const refused = outflowRefusal(context, context.products, outflowOf(terms, asked));
  // No margin is in the coin account.
  return refused === 'margin_too_low' ? undefined : refused;
}

/** Counts the loss of an order that is carried out. */
export function countLoss(context: SpotContext, terms: Terms, asked: Asked): void {
  tellOutflow(context, outflowOf(terms, asked));
}
