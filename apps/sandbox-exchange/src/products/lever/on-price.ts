import { isGreater, isLess, type Decimal } from '@bourse/decimal';
import type { LeverContext } from './lever-context';
import type { Mark } from '../../core/mark';
import type { Currency } from '../../catalog/types';
import { closeAll, closePosition } from './close';
import { accountOf, LIQUIDATION_RATE, riskRateOf } from './formulas';
import { availableOf, positionsIn, termsOf } from './margins';
import { fillEntrust, livePrice } from './open-position';
import { announcePrices } from './push';
import type { CloseReason, LeverOrder } from './types';

/**
 * New mark prices: entrusts whose price is reached open, stops that are reached close, accounts at or below a risk rate of
 * 100 % are liquidated. Stale marks and outliers cause none of these.
 */
export function onPrice(context: LeverContext, marks: readonly Mark[]): void {
  const state = context.lever;
  const live = new Map(marks.filter((mark) => mark.state === 'live').map(({ pairId, price }) => [pairId, price]));
  if (live.size > 0) {
    for (const order of state.all()) {
      const price = live.get(order.pairId);
      if (price !== undefined) act(context, order, price);
    }
    for (const userId of state.users()) liquidateUser(context, userId, live);
  }
  announcePrices(context);
}

function act(context: LeverContext, { id }: LeverOrder, price: Decimal): void {
  // A close before it in the same command may have changed or closed the order.
  const order = context.lever.open(id);
  if (!order) return;
  if (order.status === 'entrust') {
    if (isReached(order, price)) fillEntrust(context, order);
    return;
  }
  const reason = stopReached(order, price);
  if (reason) closePosition(context, order, price, reason);
}

/** A long entrust waits for a fall to its price, a short one for a rise. */
function isReached({ direction, entryPrice }: LeverOrder, price: Decimal): boolean {
  return direction === 'long' ? !isGreater(price, entryPrice) : !isLess(price, entryPrice);
}

function stopReached({ direction, takeProfit, stopLoss }: LeverOrder, price: Decimal): CloseReason | undefined {
  const isLong = direction === 'long';
  const atOrAbove = (stop: Decimal | undefined) => stop !== undefined && !isLess(price, stop);
  const atOrBelow = (stop: Decimal | undefined) => stop !== undefined && !isGreater(price, stop);
  if (isLong ? atOrBelow(stopLoss) : atOrAbove(stopLoss)) return 'stop_loss';
  return (isLong ? atOrAbove(takeProfit) : atOrBelow(takeProfit)) ? 'take_profit' : undefined;
}

function liquidateUser(context: LeverContext, userId: number, live: ReadonlyMap<number, Decimal>): void {
  const positions = context.lever.positionsOf(userId);
  const currencies = new Map<number, Currency>();
  for (const { pairId } of positions) {
    const { quote } = termsOf(context, pairId);
    if (live.has(pairId)) currencies.set(quote.id, quote);
  }
  for (const currency of currencies.values()) liquidate(context, userId, currency);
}

/** Closes all positions of an account at or below the liquidation rate; waits while one of their prices is not live. */
function liquidate(context: LeverContext, userId: number, currency: Currency): void {
  const positions = positionsIn(context, userId, currency);
  const prices = new Map<number, Decimal>();
  for (const { pairId } of positions) {
    const price = livePrice(context, pairId);
    if (price === undefined) return;
    prices.set(pairId, price);
  }
  const priceOf = (pairId: number) => {
    const price = prices.get(pairId);
    if (price === undefined) throw new Error(`pair ${pairId} has no price`);
    return price;
  };
  const account = accountOf(availableOf(context, userId, currency), positions, priceOf, currency.scale);
  const rate = riskRateOf(account);
  if (rate !== undefined && !isGreater(rate, LIQUIDATION_RATE)) closeAll(context, positions, prices, 'liquidation');
}
