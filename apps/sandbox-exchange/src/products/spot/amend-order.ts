import type { Context } from '../../core/context';
import { refuse, type Refused } from '../../result';
import { carryOut } from './carry-out';
import { breaksLimit, MOST_FILLS } from './limits';
import { orderOf, type OrderRecord } from './records';
import { lossRefusal } from './refuse-loss';
import { enter } from './rules';
import { orderHold } from './settle';
import type { SpotContext } from './spot-context';
import type { Terms } from '../../catalog/terms';
import { SPOT_WALLET, type AmendOrder, type AmendOrderRefusal, type Order } from './types';

type Amended = { ok: true; order: Order } | Refused<AmendOrderRefusal | 'not_open'>;

/** What an order becomes, in ticks and lots. */
interface Change {
  readonly price: bigint;
  readonly quantity: bigint;
}

/**
 * Gives an open order another price or quantity in one step: it is refused and unchanged, or has the new ones. It keeps its place in the
 * queue only where the price is equal and the quantity not larger. At a price that the other side has, it trades at once; a post-only order
 * is refused then. A waiting stop-limit order keeps its trigger.
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
    const frozen = keepsPlace ? undefined : lossRefusal(context, terms, asked);
    if (frozen) return refuse(frozen);
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
  const frozen = lossRefusal(context, terms, { userId, side, price: change.price, plan });
  if (frozen) return refuse(frozen);
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
  const price = terms.ticks(command.price);
  if (price === undefined) return refuse('price_invalid');
  const quantity = terms.lots(command.quantity);
  if (quantity === undefined) return refuse('quantity_invalid');
  if (quantity <= filled) return refuse('already_filled');
  if (quantity < terms.minLots) return refuse('quantity_below_minimum');
  const limit = breaksLimit(context.spot, terms, { userId, pairId, side, price, quantity });
  // The order is one of those that count already.
  if (limit !== undefined && limit !== 'too_many_open_orders') return refuse(limit);
  const available = context.ledger.available(userId, terms.given(side).id, SPOT_WALLET);
  return additionalHold(terms, order, { price, quantity }) > available
    ? refuse('insufficient_balance')
    : { price, quantity };
}

/** By how much the hold grows; negative where it shrinks. */
function additionalHold(terms: Terms, { side, price, quantity, filled }: OrderRecord, next: Change): bigint {
  if (price === undefined) throw new Error('a market order never rests');
  return terms.hold(side, next.price, next.quantity - filled) - terms.hold(side, price, quantity - filled);
}

function take({ ledger, now }: Context, terms: Terms, order: OrderRecord, next: Change): void {
  const held = additionalHold(terms, order, next);
  if (held !== 0n) {
    const account = ledger.account({ userId: order.userId, wallet: SPOT_WALLET }, terms.given(order.side).id);
    const kind = held > 0n ? 'order_hold' : 'order_release';
    ledger.post(kind, order.id, now, [{ account, available: -held, held, hold: orderHold(order) }]);
  }
  order.price = next.price;
  order.quantity = next.quantity;
}
