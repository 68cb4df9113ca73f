import { refuse, type Refused } from '../../result';
import type { Terms } from '../../catalog/terms';
import { cancelExit } from './end-order';
import { hasTrail, orderOf, PLAIN, trailRecordOf, type OrderRecord } from './records';
import { changeHold, lotsAvailable, remainingOf } from './holds';
import { SPOT, type SpotContext } from './spot-context';
import { trailedTrigger } from './triggers';
import type { Exits, ExitType } from './types';

/** Exits of a buy, in ticks. */
export type ExitPlan = Pick<OrderRecord, 'takeProfit' | 'stopLoss' | 'trail'>;

/** The highest and the lowest price at which a purchase may be judged; `undefined`: unknown. */
interface Bounds {
  readonly highest: bigint | undefined;
  readonly lowest: bigint | undefined;
}

/** Prices of a purchase, in ticks; `undefined`: it has none. */
interface Prices {
  readonly limit: bigint | undefined;
  /** The trigger price that the purchase waits for. It may trade there, but its limit is the highest price. */
  readonly trigger?: bigint | undefined;
  readonly last?: bigint | undefined;
  /** A bought amount is worth the last price. */
  readonly hasBought?: boolean;
}

export const boundsOf = ({ limit, trigger, last, hasBought = false }: Prices): Bounds => ({
  highest: hasBought ? furthest(limit, last, (one, other) => one > other) : (limit ?? last),
  lowest: furthest(limit, trigger ?? last, (one, other) => one < other),
});

function furthest(
  one: bigint | undefined,
  other: bigint | undefined,
  isFurther: (one: bigint, other: bigint) => boolean,
): bigint | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return isFurther(one, other) ? one : other;
}

/** Exits in ticks, or why they cannot be: a take profit is above all prices of the purchase, a stop below them. */
export function exitPlan(
  terms: Terms,
  { takeProfit, stopLoss, trail }: Exits,
  { highest, lowest }: Bounds,
): ExitPlan | Refused<'trigger_invalid' | 'trigger_reached'> {
  const plan: ExitPlan = {
    takeProfit: takeProfit && terms.ticks(takeProfit),
    stopLoss: stopLoss && terms.ticks(stopLoss),
    trail: trail && trailRecordOf(trail, terms),
  };
  const isLost =
    (takeProfit && plan.takeProfit === undefined) ||
    (stopLoss && plan.stopLoss === undefined) ||
    (trail && plan.trail === undefined);
  if (isLost || (plan.stopLoss !== undefined && plan.trail)) return refuse('trigger_invalid');
  const wrong = planRefusal(plan, { highest, lowest });
  return wrong ? refuse(wrong) : plan;
}

/** Why exits cannot be those of a purchase at these prices. */
export function planRefusal({ takeProfit, stopLoss, trail }: ExitPlan, { highest, lowest }: Bounds) {
  if (trail && lowest !== undefined && trailedTrigger(trail, lowest) <= 0n) return 'trigger_invalid';
  const isReached =
    (takeProfit !== undefined && highest !== undefined && takeProfit <= highest) ||
    (stopLoss !== undefined && lowest !== undefined && stopLoss >= lowest);
  return isReached ? 'trigger_reached' : undefined;
}

/** The types of the exits that a plan asks for. */
export function exitTypes({ takeProfit, stopLoss, trail }: ExitPlan): ExitType[] {
  return [
    ...(takeProfit === undefined ? [] : (['take_profit'] as const)),
    ...(stopLoss === undefined ? [] : (['stop_loss'] as const)),
    ...(trail === undefined ? [] : (['trailing_stop'] as const)),
  ];
}

/** The exits of a buy that wait. */
export const exitsOf = ({ spot }: SpotContext, parentId: number): OrderRecord[] =>
  spot.group(parentId).filter((leg) => leg.parentId === parentId);

/**
 * After a buy has filled, in part or as a whole: its exits protect all that it has bought after the fee, in whole lots. What they sell is
 * held from now on. A lot that is missing, because the fee of a small fill was paid from it, is added with a later fill.
 */
export function armExits(context: SpotContext, terms: Terms, parent: OrderRecord): void {
  if (parent.side === 'sell' || exitTypes(parent).length === 0) return;
  const missing = terms.lotsIn(terms.size(parent.filled) - parent.fee) - parent.armed;
  const available = lotsAvailable(context, terms, parent.userId);
  const lots = missing < available ? missing : available;
  if (lots <= 0n) return;
  const [present] = exitsOf(context, parent.id);
  const sold = (present ? remainingOf(present) : 0n) + lots;
  parent.armed += lots;
  context.spot.change(parent);
  const [exit] = setExits(context, terms, { ...parent, parentId: parent.id, plan: parent, lots: sold });
  if (exit) changeHold(context, terms, exit, terms.size(lots));
}

interface Armed extends Pick<OrderRecord, 'userId' | 'pairId'> {
  readonly parentId: number;
  readonly plan: ExitPlan;
  /** What each of the exits sells from now on. */
  readonly lots: bigint;
}

/** Makes the waiting exits of a buy those of a plan, and returns them. The hold stays, unless no exit is left. */
export function setExits(context: SpotContext, terms: Terms, armed: Armed): OrderRecord[] {
  const { announce, spot } = context;
  const { lots, parentId, plan } = armed;
  const present = exitsOf(context, parentId);
  const exits = exitTypes(plan).map((type) => {
    const exit = present.find((leg) => leg.type === type) ?? newExit(context, armed, type);
    exit.quantity = exit.filled + lots;
    setTrigger(context, exit, plan);
    if (present.includes(exit)) spot.change(exit);
    else spot.place(exit);
    announce('order', orderOf(exit, terms));
    return exit;
  });
  for (const leg of present) if (!exits.includes(leg)) cancelExit(context, terms, leg);
  return exits;
}

function newExit({ now, spot }: SpotContext, { userId, pairId, parentId, lots }: Armed, type: ExitType): OrderRecord {
  const id = spot.nextOrderId();
  return {
    ...PLAIN,
    id,
    arrival: id,
    userId,
    pairId,
    parentId,
    side: 'sell',
    type,
    price: undefined,
    quantity: lots,
    filled: 0n,
    fee: 0n,
    status: 'waiting',
    createdAt: now,
  };
}

/** A changed trigger has not been reached yet. A trailing stop keeps its best price, unless its distance changes. */
function setTrigger(context: SpotContext, exit: OrderRecord, { takeProfit, stopLoss, trail }: ExitPlan): void {
  const before = exit.trigger;
  if (exit.type === 'trailing_stop') {
    if (trail && !hasTrail(exit, trail)) startTrail(exit, trail, context.spot.lastPrice(exit.pairId) ?? 0n);
  } else {
    exit.trigger = exit.type === 'take_profit' ? takeProfit : stopLoss;
  }
  if (exit.trigger === before) return;
  exit.activatedAt = undefined;
  context.cancel(SPOT, String(exit.id));
}

/** A trailing stop begins at a price. */
export function startTrail(order: OrderRecord, trail: NonNullable<OrderRecord['trail']>, price: bigint): void {
  const trigger = trailedTrigger(trail, price);
  order.trail = trail;
  order.peak = price;
  order.trigger = trigger > 0n ? trigger : 1n;
}
