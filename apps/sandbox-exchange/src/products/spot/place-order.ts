import type { IncomingOrder } from '../../engine/types';
import type { Context } from '../../core/context';
import { refuse, type Refused } from '../../result';
import { carryOut } from './carry-out';
import { boundsOf, exitPlan, exitTypes, startTrail, type ExitPlan } from './exits';
import { fillOf, isExit, orderOf, PLAIN, type OrderRecord } from './records';
import { heldBy, holdFor } from './holds';
import { enter } from './product';
import type { SpotContext } from './spot-context';
import type { Terms } from '../../catalog/terms';
import { breaksLimit, MOST_FILLS, MOST_WAITING_STOPS } from './limits';
import { countLoss, lossRefusal } from './refuse-loss';
import { isTriggered } from './triggers';
import { SPOT_WALLET, type Fill, type Order, type PlaceOrder, type PlaceOrderRefusal } from './types';

type Placed = { ok: true; order: Order; fills: Fill[] } | Refused<PlaceOrderRefusal>;

/** The order in whole numbers, or why it cannot be one. */
function checked(
  context: SpotContext,
  command: PlaceOrder,
): Refused<PlaceOrderRefusal> | { terms: Terms; order: OrderRecord } {
  const { catalog, users, now, spot: state } = context;
  const { userId, pairId, side, type } = command;
  const terms = catalog.terms(pairId);
  if (!terms) return refuse('pair_not_found');
  if (!users.has(userId)) return refuse('user_not_found');

  const isAtMarket = command.type === 'market' || command.type === 'trailing_stop';
  const price = isAtMarket ? undefined : terms.ticks(command.price);
  if (!isAtMarket && price === undefined) return refuse('price_invalid');
  const trigger = type === 'stop_limit' ? terms.ticks(command.trigger) : undefined;
  if (type === 'stop_limit' && trigger === undefined) return refuse('trigger_invalid');
  const last = state.lastPrice(pairId);
  if (last !== undefined && isTriggered({ side, type, trigger }, last)) return refuse('trigger_reached');
  const plan = exitsFor(terms, command, { price, trigger, last });
  if ('ok' in plan) return plan;
  const quantity = terms.lots(command.quantity);
  if (quantity === undefined) return refuse('quantity_invalid');
  if (quantity < terms.minLots) return refuse('quantity_below_minimum');
  const limit = breaksLimit(state, terms, { userId, pairId, side, price, quantity });
  if (limit) return refuse(limit);
  const stops = exitTypes(plan).length + (type === 'stop_limit' || type === 'trailing_stop' ? 1 : 0);
  if (stops > 0 && state.waitingOf(userId, pairId) + stops > MOST_WAITING_STOPS) return refuse('too_many_stops');

  const id = state.nextOrderId();
  const nothing = { filled: 0n, fee: 0n, status: 'open' } as const;
  const fields = { id, arrival: id, userId, pairId, side, type, price, trigger, quantity, createdAt: now };
  const order: OrderRecord = { ...PLAIN, ...fields, ...plan, ...nothing };
  // The distance of a trailing stop is its own, that of a buy belongs to its exit.
  if (type === 'trailing_stop' && plan.trail) startTrail(order, plan.trail, last ?? 0n);
  return { terms, order };
}

interface Prices {
  readonly price: bigint | undefined;
  readonly trigger: bigint | undefined;
  readonly last: bigint | undefined;
}

/** The exits that a buy carries, or the distance of a trailing stop, in ticks. */
function exitsFor(
  terms: Terms,
  command: PlaceOrder,
  { price, trigger, last }: Prices,
): ExitPlan | Refused<'trigger_invalid' | 'trigger_reached'> {
  const { exits = {} } = command;
  const carriesExits = Object.values(exits).some((exit) => exit !== undefined);
  if (command.side === 'sell' && carriesExits) return refuse('trigger_invalid');
  if (command.type === 'trailing_stop') {
    // Without a price there is nothing that the stop could follow.
    if (last === undefined || command.side === 'buy') return refuse('trigger_invalid');
    return exitPlan(terms, { trail: command.trail }, boundsOf({ limit: undefined, last }));
  }
  return exitPlan(terms, exits, boundsOf({ limit: price, trigger, last }));
}

/**
 * Hold, match, settle. Everything is checked before anything is changed. An order that meets more resting orders than one
 * command may trade with trades with the first of them; the rest of it is cancelled. A stop-limit order only holds.
 */
export function placeOrder(plain: Context, command: PlaceOrder): Placed {
  const context = enter(plain);
  const found = checked(context, command);
  if ('ok' in found) return found;
  const { terms, order } = found;
  const { side, type, price, quantity, pairId } = order;
  const { spot: state } = context;
  const money = context.ledger.available(order.userId, terms.given(side).id, SPOT_WALLET);
  // A market buy is limited by its budget, because its price is not known in advance.
  const isBounded = price === undefined && side === 'buy';
  const needed = type === 'market' ? terms.size(quantity) : heldBy(terms, order, quantity);
  if (!isBounded && needed > money) return refuse('insufficient_balance');

  if (type === 'stop_limit' || isExit(order)) {
    // A trailing stop is judged when it sells.
    const asked = { ...order, plan: restsAll(quantity) };
    const frozen = isExit(order) ? undefined : lossRefusal(context, terms, asked);
    if (frozen) return refuse(frozen);
    if (!isExit(order)) countLoss(context, terms, asked);
    order.status = 'waiting';
    state.place(order);
    holdFor(context, terms, order);
    const placed = orderOf(order, terms);
    context.announce('order', placed);
    return { ok: true, order: placed, fills: [] };
  }

  const book = state.book(pairId);
  const incoming: IncomingOrder = {
    id: order.id,
    owner: order.userId,
    side,
    quantity,
    limit: price,
    budget: isBounded ? terms.budget(money) : undefined,
    condition: conditionOf(type),
  };
  const plan = book.plan(incoming, MOST_FILLS);
  if (plan.refused) return refuse(plan.refused);
  if ((type === 'market' || type === 'ioc') && plan.filled === 0n) {
    return refuse(
      book.plan({ ...incoming, budget: undefined }, 1).filled > 0n ? 'insufficient_balance' : 'no_liquidity',
    );
  }
  const frozen = lossRefusal(context, terms, { ...order, plan });
  if (frozen) return refuse(frozen);

  countLoss(context, terms, { ...order, plan });
  book.apply(plan);
  state.place(order);
  holdFor(context, terms, order);
  const fills = carryOut(context, terms, order, plan);
  return { ok: true, order: orderOf(order, terms), fills: fills.map((fill) => fillOf(fill, terms)) };
}

const restsAll = (quantity: bigint) => ({ steps: [], rests: quantity });

/** The condition of the types that have one. */
const conditionOf = (type: Order['type']) =>
  type === 'post_only' || type === 'ioc' || type === 'fok' ? type : undefined;
