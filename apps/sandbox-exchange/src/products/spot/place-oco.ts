import type { Terms } from '../../catalog/terms';
import type { Context } from '../../core/context';
import { refuse, type Refused } from '../../result';
import { heldBy, holdFor } from './holds';
import { breaksLimit, MOST_WAITING_STOPS } from './limits';
import { orderOf, PLAIN, type OrderRecord } from './records';
import { countLoss, lossRefusal } from './refuse-loss';
import { enter } from './product';
import type { SpotContext } from './spot-context';
import { SPOT_WALLET, type Order, type PlaceOco, type PlaceOrderRefusal } from './types';

type Placed = { ok: true; orders: readonly [Order, Order] } | Refused<PlaceOrderRefusal>;

interface Pair {
  readonly terms: Terms;
  readonly limit: OrderRecord;
  readonly stop: OrderRecord;
}

/** Places a limit order that waits in the book and a stop order, for one quantity and with one hold. Each ends with the other. */
export function placeOco(plain: Context, command: PlaceOco): Placed {
  const context = enter(plain);
  const found = checked(context, command);
  if ('ok' in found) return found;
  const { limit, stop, terms } = found;
  const { pairId, quantity, side, userId: owner } = limit;
  const book = context.spot.book(pairId);
  const plan = book.plan({ id: limit.id, owner, side, quantity, limit: limit.price, condition: 'post_only' });
  if (plan.refused) return refuse(plan.refused);
  if (heldBy(terms, limit, quantity) > context.ledger.available(owner, terms.given(side).id, SPOT_WALLET)) {
    return refuse('insufficient_balance');
  }
  // An order at the market is judged when it sells.
  const worst = side === 'sell' && stop.price !== undefined ? stop.price : (limit.holdPrice ?? limit.price);
  const asked = { ...limit, price: worst, plan: { steps: [], rests: quantity } };
  const frozen = lossRefusal(context, terms, asked);
  if (frozen) return refuse(frozen);
  countLoss(context, terms, asked);
  book.apply(plan);
  context.spot.place(limit);
  context.spot.place(stop);
  holdFor(context, terms, limit);
  const orders = [orderOf(limit, terms), orderOf(stop, terms)] as const;
  for (const order of orders) context.announce('order', order);
  return { ok: true, orders };
}

/** Both orders in whole numbers, or why they cannot be. */
function checked(context: SpotContext, command: PlaceOco): Pair | Refused<PlaceOrderRefusal> {
  const { catalog, now, spot: state, users } = context;
  const { pairId, side, userId } = command;
  const terms = catalog.terms(pairId);
  if (!terms) return refuse('pair_not_found');
  if (!users.has(userId)) return refuse('user_not_found');
  const price = terms.ticks(command.price);
  const trigger = terms.ticks(command.trigger);
  const stopLimit = command.stopLimit && terms.ticks(command.stopLimit);
  if (price === undefined) return refuse('price_invalid');
  const isUnlimited = stopLimit === undefined && (side === 'buy' || command.stopLimit !== undefined);
  if (trigger === undefined || isUnlimited) return refuse('trigger_invalid');
  const quantity = terms.lots(command.quantity);
  if (quantity === undefined) return refuse('quantity_invalid');
  if (quantity < terms.minLots) return refuse('quantity_below_minimum');
  const last = state.lastPrice(pairId);
  if (last === undefined || !isAround(side, last, { price, trigger })) return refuse('trigger_reached');
  const asked = { userId, pairId, side, quantity };
  const limited =
    breaksLimit(state, terms, { ...asked, price }) ??
    breaksLimit(state, terms, { ...asked, price: stopLimit ?? trigger });
  if (limited) return refuse(limited);
  if (state.waitingOf(userId, pairId) >= MOST_WAITING_STOPS) return refuse('too_many_stops');
  const id = state.nextOrderId();
  const holdPrice = side === 'buy' && stopLimit !== undefined ? (stopLimit > price ? stopLimit : price) : undefined;
  const fields = { ...PLAIN, ...asked, ocoId: id, holdPrice, filled: 0n, fee: 0n, createdAt: now };
  return {
    terms,
    limit: { ...fields, id, arrival: id, type: 'post_only', price, status: 'open' },
    stop: {
      ...fields,
      id: id + 1,
      arrival: id + 1,
      type: stopLimit === undefined ? 'stop_loss' : 'stop_limit',
      price: stopLimit,
      trigger,
      status: 'waiting',
    },
  };
}

/** A sale has its limit price above the last price and its trigger below it, a buy the other way round. */
function isAround(side: Order['side'], last: bigint, { price, trigger }: { price: bigint; trigger: bigint }): boolean {
  return side === 'sell' ? price > last && trigger < last : price < last && trigger > last;
}
