import type { IncomingOrder, Plan } from '../../engine/types';
import type { Context } from '../../core/context';
import { refuse, type Refused } from '../../result';
import { fillOf, orderOf, type FillRecord, type OrderRecord } from './records';
import { orderHold, releaseHold, settle } from './settle';
import { spot } from './rules';
import type { Terms } from '../../catalog/terms';
import { breaksLimit, MOST_FILLS } from './limits';
import { SPOT_WALLET, type Fill, type Order, type PlaceOrder, type PlaceOrderRefusal } from './types';

type Placed = { ok: true; order: Order; fills: Fill[] } | Refused<PlaceOrderRefusal>;

/**
 * Hold, match, settle. Everything is checked before anything is changed. An order that meets more resting orders than one
 * command may trade with trades with the first of them; the rest of it is cancelled.
 */
export function placeOrder(context: Context, command: PlaceOrder): Placed {
  const { catalog, users } = context;
  const state = context.of(spot);
  const { userId, pairId, side } = command;
  const terms = catalog.terms(pairId);
  if (!terms) return refuse('pair_not_found');
  if (!users.has(userId)) return refuse('user_not_found');

  const price = command.type === 'limit' ? terms.ticks(command.price) : undefined;
  if (command.type === 'limit' && price === undefined) return refuse('price_invalid');
  const quantity = terms.lots(command.quantity);
  if (quantity === undefined) return refuse('quantity_invalid');
  if (quantity < terms.minLots) return refuse('quantity_below_minimum');
  const limit = breaksLimit(state, terms, { ...command, price, quantity });
  if (limit) return refuse(limit);

  const money = context.ledger.available(userId, terms.given(side).id, SPOT_WALLET);
  // A market buy is limited by its budget, because its price is not known in advance.
  const needed = price === undefined ? terms.size(quantity) : terms.hold(side, price, quantity);
  const isBounded = price === undefined && side === 'buy';
  if (!isBounded && needed > money) return refuse('insufficient_balance');

  const id = state.nextOrderId();
  const budget = isBounded ? terms.budget(money) : undefined;
  const book = state.book(pairId);
  const incoming: IncomingOrder = { id, owner: userId, side, quantity, limit: price, budget };
  const plan = book.plan(incoming, MOST_FILLS);
  if (price === undefined && plan.filled === 0n) {
    return refuse(
      book.plan({ ...incoming, budget: undefined }, 1).filled > 0n ? 'insufficient_balance' : 'no_liquidity',
    );
  }

  book.apply(plan);
  const order: OrderRecord = {
    id,
    userId,
    pairId,
    side,
    type: command.type,
    price,
    quantity,
    createdAt: context.now,
    filled: 0n,
    fee: 0n,
    status: 'open',
  };
  state.place(order);
  const fills = carryOut(context, terms, order, plan);
  return { ok: true, order: orderOf(order, terms), fills: fills.map((fill) => fillOf(fill, terms)) };
}

function carryOut(context: Context, terms: Terms, order: OrderRecord, plan: Plan): FillRecord[] {
  const { announce, ledger, now } = context;
  const state = context.of(spot);
  const { userId, side, price } = order;
  if (price !== undefined) {
    const account = ledger.account({ userId, wallet: SPOT_WALLET }, terms.given(side).id);
    const held = terms.hold(side, price, order.quantity);
    ledger.post('order_hold', order.id, now, [{ account, available: -held, held, hold: orderHold(order) }]);
  }

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

  if (plan.filled === order.quantity) order.status = 'filled';
  else if (plan.rests === 0n) {
    order.status = 'cancelled';
    if (price !== undefined) releaseHold(context, terms, order);
  }
  state.change(order);
  announce('order', orderOf(order, terms));
  return fills;
}
