import type { Plan } from '../../engine/types';
import type { FrozenRefusal } from '../../core/outflow';
import { outflowRefusal } from '../../core/product';
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

/** Why an order must not give money of its user to others: it is judged with what it trades at once, and with the rest at its limit price. */
export function lossRefusal(
  context: SpotContext,
  terms: Terms,
  { userId, side, price, plan }: Asked,
): FrozenRefusal | undefined {
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
  const refused = outflowRefusal(context, context.products, {
    ...given,
    userId,
    from: SPOT_WALLET,
    to: undefined,
    received,
  });
  // No margin is in the coin account.
  return refused === 'margin_too_low' ? undefined : refused;
}
