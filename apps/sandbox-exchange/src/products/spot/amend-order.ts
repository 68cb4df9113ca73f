import type { Context } from '../../core/context';
import { refuse, type Refused } from '../../result';
import { carryOut } from './carry-out';
import { breaksLimit, MOST_FILLS } from './limits';
import { shrinkSiblings } from './end-order';
import { boundsOf, planRefusal, startTrail } from './exits';
import { changeHold, heldBy, remainingOf } from './holds';
import { hasTrail, isExit, orderOf, trailRecordOf, type OrderRecord, type TrailRecord } from './records';
import { countLoss, lossRefusal } from './refuse-loss';
import { enter } from './product';
import { SPOT, type SpotContext } from './spot-context';
import { isTriggered, trailedTrigger } from './triggers';
import type { Terms } from '../../catalog/terms';
import { SPOT_WALLET, type AmendOrder, type AmendOrderRefusal, type Order } from './types';

type Amended = { ok: true; order: Order } | Refused<AmendOrderRefusal | 'not_open'>;

/** What an order becomes, in ticks and lots. */
interface Change {
  /** `undefined`: of an order that trades at the market. */
  readonly price: bigint | undefined;
  readonly quantity: bigint;
  readonly trigger: bigint | undefined;
  readonly trail: TrailRecord | undefined;
}

/**
 * Gives an open order another price or quantity in one step: it is refused and unchanged, or has the new ones. It keeps its place in the
 * queue only where the price is equal and the quantity not larger. At a price that the other side has, it trades at once; a post-only order
 * is refused then. An order that waits keeps its trigger, unless it gets another. The quantity of one order of an OCO is that of both, and
 * does not grow.
 */
export function amendOrder(plain: Context, command: AmendOrder): Amended {
  const context = enter(plain);
  const { announce, catalog, spot: state } = context;
  const order = state.open(command.orderId);
  if (order?.side !== command.side) return refuse('not_open');
  if (order.userId !== command.userId) return refuse('not_your_order');
  const terms = catalog.terms(order.pairId);
  if (!terms) throw new Error(`order ${order.id} is of an unknown pair`);
  const change = checked(context, terms, order, command);
  if ('ok' in change) return change;

  const { userId, side } = order;
  const book = state.book(order.pairId);
  const keepsPlace = change.price === order.price && change.quantity <= order.quantity;
  if (order.status === 'waiting' || keepsPlace) {
    const rests = change.quantity - order.filled;
    const asked = { userId, side, price: change.price, plan: { steps: [], rests } };
    // An order at the market is judged when it sells.
    const isJudged = !keepsPlace && !isExit(order);
    const frozen = isJudged ? lossRefusal(context, terms, asked) : undefined;
    if (frozen) return refuse(frozen);
    if (isJudged) countLoss(context, terms, asked);
    if (order.status === 'open' && change.quantity < order.quantity)
      book.reduce(order.id, order.quantity - change.quantity);
    take(context, terms, order, change);
    state.change(order);
    const amended = orderOf(order, terms);
    announce('order', amended);
    return { ok: true, order: amended };
  }

  // The order itself is on its own side: it does not change the plan.
  const plan = book.plan(
    {
      id: order.id,
      owner: order.userId,
      side: order.side,
      quantity: change.quantity - order.filled,
      limit: change.price,
      condition: order.type === 'post_only' ? 'post_only' : undefined,
    },
    MOST_FILLS,
  );
  if (plan.refused === 'would_take') return refuse('would_take');
  const asked = { userId, side, price: change.price, plan };
  const frozen = lossRefusal(context, terms, asked);
  if (frozen) return refuse(frozen);
  countLoss(context, terms, asked);
  if (!book.cancel(order.id)) throw new Error(`order ${order.id} is open, but in no book`);
  book.apply(plan);
  state.arrive(order);
  take(context, terms, order, change);
  carryOut(context, terms, order, plan);
  return { ok: true, order: orderOf(order, terms) };
}

/** The change, or why it cannot be. */
function checked(
  context: SpotContext,
  terms: Terms,
  order: OrderRecord,
  command: AmendOrder,
): Change | Refused<AmendOrderRefusal> {
  const { userId, pairId, side, filled } = order;
  const price = isExit(order) ? undefined : terms.ticks(command.price);
  if (!isExit(order) && price === undefined) return refuse('price_invalid');
  const quantity = terms.lots(command.quantity);
  if (quantity === undefined) return refuse('quantity_invalid');
  if (quantity <= filled) return refuse('already_filled');
  if (quantity < terms.minLots) return refuse('quantity_below_minimum');
  const triggers = triggersOf(context, terms, order, command);
  if ('ok' in triggers) return triggers;
  const change: Change = { price, quantity, ...triggers };
  const broken = groupRefusal(context, order, change) ?? exitsRefusal(order, change);
  if (broken) return refuse(broken);
  const limit = breaksLimit(context.spot, terms, { userId, pairId, side, price, quantity });
  // The order is one of those that count already.
  if (limit !== undefined && limit !== 'too_many_open_orders') return refuse(limit);
  const available = context.ledger.available(userId, terms.given(side).id, SPOT_WALLET);
  return additionalHold(context, terms, order, change) > available ? refuse('insufficient_balance') : change;
}

/** The trigger price, or the distance of a trailing stop, that the order will have. An exit of a buy is amended with its buy. */
function triggersOf(
  context: SpotContext,
  terms: Terms,
  order: OrderRecord,
  { trigger, trail }: AmendOrder,
): Pick<Change, 'trigger' | 'trail'> | Refused<'trigger_invalid' | 'trigger_reached'> {
  const kept = { trigger: order.trigger, trail: order.trail };
  if (order.parentId === undefined && trigger === undefined && trail === undefined) return kept;
  if (order.status !== 'waiting' || order.parentId !== undefined) return refuse('trigger_invalid');
  const last = context.spot.lastPrice(order.pairId);
  if (order.type === 'trailing_stop') {
    const changed = trail && trailRecordOf(trail, terms);
    if (!changed || trigger !== undefined || last === undefined) return refuse('trigger_invalid');
    if (hasTrail(order, changed)) return kept;
    return trailedTrigger(changed, last) > 0n ? { ...kept, trail: changed } : refuse('trigger_invalid');
  }
  const changed = trigger && terms.ticks(trigger);
  if (changed === undefined || trail !== undefined) return refuse('trigger_invalid');
  const isReached = last !== undefined && isTriggered({ ...order, trigger: changed }, last);
  return isReached ? refuse('trigger_reached') : { ...kept, trigger: changed };
}

/** Two orders of which one cancels the other stay on both sides of the price, and their quantity does not grow. */
function groupRefusal({ spot }: SpotContext, order: OrderRecord, { price, quantity }: Change) {
  if (order.ocoId === undefined) return undefined;
  if (quantity > order.quantity) return 'quantity_invalid';
  const [stop] = order.status === 'open' ? spot.siblings(order) : [];
  if (stop?.trigger === undefined || price === undefined) return undefined;
  return (order.side === 'sell' ? price > stop.trigger : price < stop.trigger) ? undefined : 'price_invalid';
}

/** A buy stays between its exits, at its limit price and, while it waits, at its trigger price. */
function exitsRefusal(order: OrderRecord, { price, trigger }: Change) {
  if (price === undefined) return undefined;
  return planRefusal(order, boundsOf({ limit: price, trigger: order.status === 'waiting' ? trigger : undefined }));
}

/** The price at which two orders hold that share a hold; `undefined`: each order at its own. */
function nextHoldPrice({ spot }: SpotContext, order: OrderRecord, price: bigint | undefined): bigint | undefined {
  if (order.holdPrice === undefined || price === undefined) return undefined;
  return spot
    .siblings(order)
    .reduce((most, sibling) => ((sibling.price ?? 0n) > most ? (sibling.price ?? 0n) : most), price);
}

/** By how much the hold grows; negative where it shrinks. */
function additionalHold(context: SpotContext, terms: Terms, order: OrderRecord, next: Change): bigint {
  const { price } = next;
  const after = { ...order, price, holdPrice: nextHoldPrice(context, order, price) };
  return heldBy(terms, after, next.quantity - order.filled) - heldBy(terms, order, remainingOf(order));
}

function take(context: SpotContext, terms: Terms, order: OrderRecord, next: Change): void {
  changeHold(context, terms, order, additionalHold(context, terms, order, next));
  const lost = order.quantity - next.quantity;
  const holdPrice = nextHoldPrice(context, order, next.price);
  order.price = next.price;
  order.quantity = next.quantity;
  order.holdPrice = holdPrice;
  for (const sibling of context.spot.siblings(order)) {
    sibling.holdPrice = holdPrice;
    context.spot.change(sibling);
  }
  if (lost > 0n) shrinkSiblings(context, terms, order, lost);
  retrigger(context, order, next);
}

/** A changed trigger has not been reached yet; a trailing stop with another distance begins at the last price. */
function retrigger(context: SpotContext, order: OrderRecord, { trail, trigger }: Change): void {
  if (trail === order.trail && trigger === order.trigger) return;
  if (order.type === 'trailing_stop' && trail) startTrail(order, trail, context.spot.lastPrice(order.pairId) ?? 0n);
  else order.trigger = trigger;
  order.activatedAt = undefined;
  context.cancel(SPOT, String(order.id));
}
