import { decimal, isGreater, isLess, minus, plus, times, ZERO, type Decimal } from '@bourse/decimal';
import type { LeverContext } from './lever-context';
import type { Mark } from '../../core/mark';
import type { Currency } from '../../catalog/types';
import { fromUnits } from '../../ledger/money';
import { closeAtStop, liquidate } from './close';
import { accountOf, LIQUIDATION_RATE, riskRateOf } from './formulas';
import { freeMoneyOf, positionsIn, termsOf } from './margins';
import { fillEntrust } from './open-position';
import { followMark, triggerPrices } from './exits';
import { worseOf } from './prices';
import { fillReduceOnly } from './reduce';
import { MAINTENANCE_RATE } from './settings';
import { LEVER_WALLET, type CloseReason, type LeverEntrust, type LeverPosition } from './types';

/**
 * New mark prices: entrusts whose price is reached open, stops that are reached close, accounts at or below a risk rate of
 * 100 % are liquidated. An outlier opens nothing and liquidates no account by itself; a stale mark causes none of the three.
 */
export function onPrice(context: LeverContext, marks: readonly Mark[]): void {
  const state = context.lever;
  const moved = new Map(marks.filter(({ state: of }) => of !== 'stale').map((mark) => [mark.pairId, mark]));
  // Oldest first.
  for (const id of idsOf([...moved.values()].map((mark) => state.reached(mark)))) act(context, id, moved);
  followMarks(context, moved);
  const live = new Set([...moved.values()].flatMap((mark) => (mark.state === 'live' ? [mark.pairId] : [])));
  for (const userId of idsOf([...live].map((pairId) => state.usersOf(pairId)))) liquidateUser(context, userId, live);
  context.announce('leverPrices', { pairIds: marks.map(({ pairId }) => pairId) });
}

const idsOf = (lists: readonly Iterable<number>[]) =>
  [...new Set(lists.flatMap((list) => [...list]))].toSorted((one, other) => one - other);

function act(context: LeverContext, id: number, moved: ReadonlyMap<number, Mark>): void {
  // A close before it in the same command may have changed or closed the order.
  const order = context.lever.open(id);
  const mark = order && moved.get(order.pairId);
  if (!order || !mark) return;
  if (order.status === 'entrust' && isReached(order, mark)) {
    if (order.reduceOnly) fillReduceOnly(context, order);
    else if (mark.state === 'live') fillEntrust(context, order);
  }
  // The mark at which an order opens may be behind its stop already.
  const position = context.lever.position(id);
  const reason = position && stopReached(position, mark);
  if (position && reason) closeAtStop(context, position, worseOf(mark, position.direction), reason);
}

/** Trailing stops follow the marks that have not reached them. */
function followMarks(context: LeverContext, moved: ReadonlyMap<number, Mark>): void {
  for (const position of context.lever.trailing()) {
    const mark = moved.get(position.pairId);
    const followed = mark && followMark(position, mark);
    if (followed) context.lever.change(followed);
  }
}

/* A price counts as reached when the mark and its average are both there: a move of a moment triggers nothing. */

type Reached = ReturnType<typeof triggerPrices>;

const isAtOrAbove = ({ low }: Reached, price: Decimal | undefined) => price !== undefined && !isLess(low, price);
const isAtOrBelow = ({ high }: Reached, price: Decimal | undefined) => price !== undefined && !isGreater(high, price);

/** A long entrust waits for a fall to its price, a short one for a rise. */
function isReached({ direction, entryPrice }: LeverEntrust, mark: Mark): boolean {
  const prices = triggerPrices(mark, { exitTrigger: 'mark' });
  return direction === 'long' ? isAtOrBelow(prices, entryPrice) : isAtOrAbove(prices, entryPrice);
}

function stopReached(position: LeverPosition, mark: Mark): CloseReason | undefined {
  const { direction, stopLoss, takeProfit } = position;
  const prices = triggerPrices(mark, position);
  const isLong = direction === 'long';
  if (isLong ? isAtOrBelow(prices, stopLoss) : isAtOrAbove(prices, stopLoss)) return 'stop_loss';
  return (isLong ? isAtOrAbove(prices, takeProfit) : isAtOrBelow(prices, takeProfit)) ? 'take_profit' : undefined;
}

function liquidateUser(context: LeverContext, userId: number, live: ReadonlySet<number>): void {
  const positions = context.lever.positionsOf(userId);
  const currencies = new Map<number, Currency>();
  for (const { pairId } of positions) {
    const { quote } = termsOf(context, pairId);
    if (live.has(pairId)) currencies.set(quote.id, quote);
  }
  for (const currency of currencies.values()) liquidateAccount(context, userId, currency);
}

/** Equity above this multiple of what is required is judged by sums alone, while all marks are live. */
const SAFE = decimal('1.01');

/**
 * Is the equity of an account well above the liquidation rate at the marks? Judged by sums; each position rounds its P/L down by
 * less than the smallest unit, which is deducted.
 */
function isFarFromLiquidation(context: LeverContext, userId: number, { id, scale }: Currency): boolean {
  let equity = fromUnits(context.ledger.available(userId, id, LEVER_WALLET), scale);
  let required = ZERO;
  for (const { pairId, sums } of context.lever.sumsOf(userId)) {
    if (termsOf(context, pairId).quote.id !== id) continue;
    equity = plus(equity, plus(sums.held, sums.margins));
    if (sums.positions === 0) continue;
    const mark = context.mark(pairId);
    if (mark?.state !== 'live') return false;
    equity = plus(equity, minus(times(mark.price, sums.size), sums.cost));
    equity = minus(equity, fromUnits(BigInt(sums.positions), scale));
    required = plus(required, times(sums.initialMargins, MAINTENANCE_RATE));
  }
  return isGreater(equity, times(required, SAFE));
}

/**
 * Closes all positions of an account that is at or below the liquidation rate both at the marks and at their averages. A pair whose mark
 * is not live counts at the worse of both for each position, and closes there: it shields no other pair of the account.
 */
function liquidateAccount(context: LeverContext, userId: number, currency: Currency): void {
  if (isFarFromLiquidation(context, userId, currency)) return;
  const positions = positionsIn(context, userId, currency);
  const free = freeMoneyOf(context, userId, currency);
  const isAtRisk = (priceOf: (position: LeverPosition) => Decimal) => {
    const rate = riskRateOf(accountOf(free, positions, priceOf, currency.scale));
    return rate !== undefined && !isGreater(rate, LIQUIDATION_RATE);
  };
  const priceAt = (moment: 'price' | 'average') => (position: LeverPosition) => {
    const mark = context.mark(position.pairId);
    if (!mark) return position.entryPrice;
    return mark.state === 'live' ? mark[moment] : worseOf(mark, position.direction);
  };
  if (isAtRisk(priceAt('price')) && isAtRisk(priceAt('average'))) liquidate(context, positions, priceAt('price'));
}
