import type { Random } from '../../ports';
import type { Side } from '../../catalog/types';
import { exponential, normal } from '../random';
import { LADDER_LEVELS, quoteAt, type Quote } from './ladder';
import { toLot, toTick, type PairShape } from './shape';

/** An order that bots have in the book. */
export interface OwnOrder {
  id: number;
  userId: number;
  side: Side;
  price: number;
}

/** The market data of a bot's decision. */
export interface View {
  shape: PairShape;
  /** The bots' reference price. */
  reference: number;
  bestBid: number | undefined;
  bestAsk: number | undefined;
  /** Quantity in the first levels of the book that an order of each side would meet. */
  reach: Record<Side, number>;
  own: readonly OwnOrder[];
}

export type Action =
  /** A maker's order; `cancel` makes room for it. */
  | { kind: 'quote'; quote: Quote; cancel: OwnOrder | undefined }
  /** A taker's order: at any price, or up to a limit. */
  | { kind: 'take'; side: Side; quantity: number; limit: number | undefined };

const TAKE_SHARE = 0.58;
const LIMITED_SHARE = 0.35;
/** A mid price so far (as a share) from the reference makes nearly every taker trade towards it. */
const PULL = 0.0004;
const PULL_SHARE = 0.42;
const THIN = 0.7;
/** Maximum share of the reachable depth that one taker takes. */
const GREED = 0.5;

/** The next action of one bot on a pair. Pure: same view and random numbers, same action. */
export function nextAction(view: View, random: Random): Action {
  const count = (side: Side) => view.own.filter((order) => order.side === side).length;
  const thin = (['buy', 'sell'] as const).find((side) => count(side) < LADDER_LEVELS * THIN);
  if (thin && random.next() < 0.6) return makerOrder(view, thin, random);
  if (random.next() < TAKE_SHARE) {
    const taken = takerOrder(view, random);
    if (taken) return taken;
  }
  return makerOrder(view, random.next() < 0.5 ? 'buy' : 'sell', random);
}

function takerOrder(view: View, random: Random): Action | undefined {
  const { shape, reference, bestBid, bestAsk } = view;
  if (bestBid === undefined || bestAsk === undefined) return undefined;
  const mid = (bestBid + bestAsk) / 2;
  const pull = Math.max(-1, Math.min(1, (reference - mid) / (mid * PULL)));
  const side: Side = random.next() < 0.5 + PULL_SHARE * pull ? 'buy' : 'sell';
  const wanted = (shape.usualWorth / reference) * Math.exp(0.95 * normal(random) - 0.45);
  const quantity = toLot(shape, Math.min(wanted, view.reach[side] * GREED));
  if (random.next() >= LIMITED_SHARE) return { kind: 'take', side, quantity, limit: undefined };
  const beyond = Math.floor(random.next() * 3) * shape.tick;
  return { kind: 'take', side, quantity, limit: side === 'buy' ? bestAsk + beyond : bestBid - beyond };
}

function makerOrder(view: View, side: Side, random: Random): Action {
  const { shape, reference, bestBid, bestAsk } = view;
  const quote = quoteAt(shape, reference, side, exponential(random, 0.25), random);
  // A maker does not trade at once unless the reference has left the other side behind.
  if (side === 'buy' && bestAsk !== undefined && quote.price >= bestAsk && reference <= bestAsk) {
    quote.price = toTick(shape, bestAsk - shape.tick);
  }
  if (side === 'sell' && bestBid !== undefined && quote.price <= bestBid && reference >= bestBid) {
    quote.price = toTick(shape, bestBid + shape.tick);
  }
  const own = view.own.filter((order) => order.side === side);
  const cancel = own.length < LADDER_LEVELS ? undefined : farthest(own, reference);
  return { kind: 'quote', quote, cancel };
}

function farthest(orders: readonly OwnOrder[], reference: number): OwnOrder | undefined {
  return orders.reduce<OwnOrder | undefined>((found, order) => {
    const isFarther = !found || Math.abs(order.price - reference) > Math.abs(found.price - reference);
    return isFarther ? order : found;
  }, undefined);
}
