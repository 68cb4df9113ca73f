import type { Context } from '../../core/context';
import type { Side } from '../../catalog/types';
import type { Terms } from '../../catalog/terms';
import { deposit } from '../../core/ledger-commands';
import { fromUnits } from '../../ledger/money';
import { cancelOrder } from '../../products/spot/cancel-order';
import { placeOrder } from '../../products/spot/place-order';
import { spot } from '../../products/spot/product';
import type { OrderRecord } from '../../products/spot/records';
import { SPOT_WALLET } from '../../products/spot/types';
import type { FeedBook, FeedTrade } from '../price-feed';
import { floorToLots, levelsOf, nearestTick, type SideOfBook } from '../round';

/** Levels of the venue that the sandbox quotes on each side; the deal screen shows as many. */
const QUOTED_LEVELS = 40;
/** Refill of a bot without money, as a multiple of the missing amount. */
const TOP_UP = 400n;

/** The two users in whose names the venue's orders rest and trade. */
export interface FeedUsers {
  readonly maker: number;
  readonly taker: number;
}

export interface Followed {
  readonly pairId: number;
  readonly users: FeedUsers;
  /** Public trades since the last call, oldest first. */
  readonly trades: readonly FeedTrade[];
  /** `undefined`: as it was. */
  readonly book: Pick<FeedBook, 'bids' | 'asks'> | undefined;
}

/**
 * Repeats what happened at the venue, as one command, so that no user meets half of a book: trades at their prices, then the
 * venue's levels. Orders of users rest among them. One that the venue's price has reached is filled by the trade or the level that
 * crosses it.
 */
export function followPair(context: Context, { pairId, users, trades, book }: Followed): { ok: true } {
  const terms = context.catalog.terms(pairId);
  if (!terms) return { ok: true };
  for (const trade of trades) repeatTrade(context, terms, users, trade);
  if (book) {
    const bids = levelsOf(terms, 'bids', book.bids, QUOTED_LEVELS);
    const asks = levelsOf(terms, 'asks', book.asks, QUOTED_LEVELS);
    withdraw(context, ordersOf(context, users.maker, pairId), { buy: bids, sell: asks });
    quote(context, terms, users.maker, { buy: bids, sell: asks });
  }
  return { ok: true };
}

/** Cancels every order of some users on a pair, such as quotes of an earlier start. */
export function withdrawAll(context: Context, pairId: number, userIds: readonly number[]): { ok: true } {
  for (const userId of userIds)
    withdraw(context, ordersOf(context, userId, pairId), { buy: new Map(), sell: new Map() });
  return { ok: true };
}

function ordersOf(context: Context, userId: number, pairId: number): OrderRecord[] {
  return [...context.of(spot).allOpen()].filter((order) => order.userId === userId && order.pairId === pairId);
}

/** Cancels orders that are not a whole level of the sides. */
function withdraw(context: Context, own: readonly OrderRecord[], sides: Readonly<Record<Side, SideOfBook>>): void {
  for (const { id, userId, side, price, quantity, filled } of own) {
    const isLevel = price !== undefined && sides[side].get(price) === quantity - filled;
    if (!isLevel) cancelOrder(context, { userId, orderId: id });
  }
}

/** Places the levels that are missing. */
function quote(context: Context, terms: Terms, maker: number, sides: Readonly<Record<Side, SideOfBook>>): void {
  const own = ordersOf(context, maker, terms.pair.id);
  for (const side of ['buy', 'sell'] as const) {
    const resting = new Set(own.flatMap((order) => (order.side === side ? (order.price ?? []) : [])));
    for (const [price, lots] of sides[side])
      if (!resting.has(price)) place(context, terms, maker, { side, price, lots });
  }
}

/**
 * Trades at the venue's price. Quotes that the trade contradicts are withdrawn: at the venue, nothing better was left for the taker,
 * and nothing rested on the taker's side.
 */
function repeatTrade(context: Context, terms: Terms, { maker, taker }: FeedUsers, trade: FeedTrade): void {
  const price = nearestTick(terms, trade.price);
  if (price === undefined) return;
  const { side } = trade;
  const lots = larger(floorToLots(terms, trade.quantity), terms.minLots);
  const other: Side = side === 'buy' ? 'sell' : 'buy';
  const isBetter = (rested: bigint) => (side === 'buy' ? rested < price : rested > price);
  let there = 0n;
  for (const order of ordersOf(context, maker, terms.pair.id)) {
    if (order.price === undefined) continue;
    const isContradicted = order.side === other ? isBetter(order.price) : !isBetter(order.price);
    if (isContradicted) cancelOrder(context, { userId: maker, orderId: order.id });
    else if (order.side === other && order.price === price) there += order.quantity - order.filled;
  }
  if (there < lots) place(context, terms, maker, { side: other, price, lots: larger(lots - there, terms.minLots) });
  const placed = place(context, terms, taker, { side, price, lots });
  if (placed !== undefined) cancelOrder(context, { userId: taker, orderId: placed });
}

/** Places a limit order of a bot, with money from outside where it has none. Returns the id of an order that rests. */
function place(
  context: Context,
  terms: Terms,
  userId: number,
  { side, price, lots }: { side: Side; price: bigint; lots: bigint },
): number | undefined {
  if (lots < terms.minLots) return undefined;
  const { id: currencyId, scale } = terms.given(side);
  const missing = terms.hold(side, price, lots) - context.ledger.available(userId, currencyId, SPOT_WALLET);
  if (missing > 0n) {
    deposit(context, { userId, currencyId, wallet: SPOT_WALLET, amount: fromUnits(missing * TOP_UP, scale) });
  }
  const placed = placeOrder(context, {
    userId,
    pairId: terms.pair.id,
    side,
    type: 'limit',
    price: terms.price(price),
    quantity: terms.quantity(lots),
  });
  return placed.ok && placed.order.status === 'open' ? placed.order.id : undefined;
}

const larger = (one: bigint, other: bigint) => (one > other ? one : other);
