import type { IncomingOrder, Plan } from '../../engine/types';
import type { Context } from '../../core/state';
import { refuse, type Refused } from '../../result';
import { fillOf, orderOf, type FillRecord, type OrderRecord } from './records';
import { releaseHold, settle } from './settle';
import type { Terms } from './terms';
import { SPOT_WALLET, type Fill, type Order, type PlaceOrder, type PlaceOrderRefusal } from './types';

type Placed =
  | { ok: true; order: Order; fills: Fill[] }
  /** The client's own id is that of an order that is there. */
  | { ok: true; repeats: number }
  | Refused<PlaceOrderRefusal>;

const LONGEST_CLIENT_ORDER_ID = 64;

/** Hold, match, settle. Everything is checked before anything is changed. */
export function placeOrder(context: Context, command: PlaceOrder): Placed {
  const { catalog, users, spot } = context;
  const { userId, pairId, side, clientOrderId } = command;
  const terms = catalog.terms(pairId);
  if (!terms) return refuse('pair_not_found');
  if (!users.has(userId)) return refuse('user_not_found');
  if (!isClientOrderId(clientOrderId)) return refuse('client_order_id_invalid');
  const repeats = clientOrderId === undefined ? undefined : spot.placedAs({ userId, clientOrderId });
  if (repeats !== undefined) return { ok: true, repeats };

  const price = command.type === 'limit' ? terms.ticks(command.price) : undefined;
  if (command.type === 'limit' && price === undefined) return refuse('price_invalid');
  const quantity = terms.lots(command.quantity);
  if (quantity === undefined) return refuse('quantity_invalid');
  if (quantity < terms.minLots) return refuse('quantity_below_minimum');

  const money = context.ledger.available(userId, terms.given(side).id, SPOT_WALLET);
  // A market buy is bounded by the money instead, as its price is not known before.
  const needed = price === undefined ? terms.size(quantity) : terms.hold(side, price, quantity);
  const isBounded = price === undefined && side === 'buy';
  if (!isBounded && needed > money) return refuse('insufficient_balance');

  const id = spot.nextOrderId();
  const budget = isBounded ? terms.budget(money) : undefined;
  const book = spot.book(pairId);
  const incoming: IncomingOrder = { id, owner: userId, side, quantity, limit: price, budget };
  const plan = book.plan(incoming);
  if (price === undefined && plan.filled === 0n) {
    return refuse(book.plan({ ...incoming, budget: undefined }).filled > 0n ? 'insufficient_balance' : 'no_liquidity');
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
    clientOrderId,
    createdAt: context.now,
    filled: 0n,
    fee: 0n,
    status: 'open',
  };
  spot.place(order);
  const fills = carryOut(context, terms, order, plan);
  return { ok: true, order: orderOf(order, terms), fills: fills.map((fill) => fillOf(fill, terms)) };
}

function carryOut(context: Context, terms: Terms, order: OrderRecord, plan: Plan): FillRecord[] {
  const { announce, ledger, now, spot } = context;
  const { userId, side, price } = order;
  if (price !== undefined) {
    const account = ledger.account({ userId, wallet: SPOT_WALLET }, terms.given(side).id);
    const held = terms.hold(side, price, order.quantity);
    ledger.post('order_hold', order.id, now, [{ account, available: -held, held }]);
  }

  const fills: FillRecord[] = [];
  for (const step of plan.steps) {
    const maker = spot.open(step.makerId);
    if (!maker) throw new Error(`order ${step.makerId} is in the book, but not open`);
    if (step.kind === 'expire') {
      maker.status = 'cancelled';
      spot.change(maker);
      releaseHold(context, terms, maker);
    } else {
      const fill = settle(context, terms, order, maker, step.quantity);
      fills.push(fill);
      announce('fill', fillOf(fill, terms));
    }
    announce('order', orderOf(maker, terms));
  }

  if (plan.filled === order.quantity) order.status = 'filled';
  else if (plan.rests === 0n) order.status = 'cancelled';
  spot.change(order);
  announce('order', orderOf(order, terms));
  return fills;
}

function isClientOrderId(id: string | undefined): boolean {
  return id === undefined || (id.length > 0 && id.length <= LONGEST_CLIENT_ORDER_ID && !id.includes('\0'));
}
