import { decimalsOf, isGreater, isLess, isPositive, minus, plus, ZERO, decimal, type Decimal } from '@bourse/decimal';
import type { Terms } from '../../catalog/terms';
import type { LeverContext } from './lever-context';
import { outflowRefusal } from '../../core/product';
import { refuse, type Refused } from '../../result';
import type { LeverageTerms } from '../../catalog/leverage-terms';
import { accountOf, LIQUIDATION_RATE, marginOf, openingFeeOf, riskRateOf, valueOf } from './formulas';
import { availableOf, freeMoneyOf, positionsIn, termsOf } from './margins';
import { exitsRefusal, NO_EXITS, noExits, withExits } from './exits';
import { holdEntrust, livePrice, openingPrice, openPosition } from './open-position';
import { MAXIMUM_LOTS, MINIMUM_LOTS, MOST_ENTRUSTS, MOST_POSITIONS, MULTIPLES } from './settings';
import {
  LEVER_WALLET,
  type LeverOrder,
  type LeverPosition,
  type LimitRefusal,
  type OpenOrder,
  type SubmitLever,
  type SubmitRefusal,
} from './types';

/** Opens a position at the mark price, or places an entrust that waits for its limit price. */
export function submitLever(
  context: LeverContext,
  command: SubmitLever,
): { ok: true; order: LeverOrder } | Refused<SubmitRefusal> {
  const terms = context.catalog.terms(command.pairId);
  const leverage = terms?.pair.leverage;
  if (!terms || !leverage) return refuse('leverage_closed');
  if (!context.users.has(command.userId)) return refuse('user_not_found');
  const reason = multipleRefusal(command.multiple) ?? lotsRefusal(command.lots) ?? countRefusal(context, command);
  if (reason) return refuse(reason);
  const mark = livePrice(context, command.pairId);
  if (mark === undefined) return refuse('price_unavailable');
  const limited = limitRefusal(command, mark);
  if (limited) return refuse(limited);
  const price = command.limit ?? openingPrice(context, command) ?? mark;
  const exits = command.exits ?? noExits;
  const wrong = exitsRefusal(command.direction, exits, command.limit === undefined ? [price, mark] : [price]);
  if (wrong) return refuse(wrong);
  const order = withExits(orderOf(context, command, { terms, leverage, price }), exits);
  const available = availableOf(context, command.userId, terms.quote);
  const needed = plus(order.margin, order.tradeFee);
  if (isGreater(needed, available)) return refuse('margin_insufficient');
  if (order.status === 'position' && isLiquidatedAtOnce(context, order)) return refuse('margin_insufficient');
  const frozen = outflowRefusal(context, context.products, {
    userId: command.userId,
    currencyId: terms.quote.id,
    from: LEVER_WALLET,
    to: 'bet',
    amount: needed,
  });
  if (frozen) return refuse(frozen);
  if (order.status === 'position') openPosition(context, order);
  else holdEntrust(context, order);
  return { ok: true, order };
}

export function multipleRefusal(multiple: Decimal): 'multiple_required' | 'multiple_not_offered' | undefined {
  if (!isPositive(multiple)) return 'multiple_required';
  return MULTIPLES.some((offered) => decimal(offered) === multiple) ? undefined : 'multiple_not_offered';
}

function lotsRefusal(lots: Decimal): SubmitRefusal | undefined {
  if (!isPositive(lots) || decimalsOf(lots) > 0) return 'lots_invalid';
  if (isLess(lots, decimal(MINIMUM_LOTS))) return 'lots_below_minimum';
  return isGreater(lots, decimal(MAXIMUM_LOTS)) ? 'lots_above_maximum' : undefined;
}

function countRefusal(context: LeverContext, { userId, limit }: SubmitLever): SubmitRefusal | undefined {
  if (limit === undefined) {
    return context.lever.positionsOf(userId).length >= MOST_POSITIONS ? 'too_many_positions' : undefined;
  }
  return countEntrusts(context, userId, false) >= MOST_ENTRUSTS ? 'too_many_entrusts' : undefined;
}

/** Entrusts of a user: reduce-only ones are counted apart, so that orders that open never keep a user from closing. */
export function countEntrusts({ lever }: LeverContext, userId: number, isReduceOnly: boolean): number {
  return lever.entrustsOf(userId).filter(({ reduceOnly }) => reduceOnly === isReduceOnly).length;
}

/** A limit buy is not above the current price, a limit sell is not below it (trading side, section 5). */
export function limitRefusal(
  { direction, limit }: Pick<SubmitLever, 'direction' | 'limit'>,
  mark: Decimal,
): LimitRefusal | undefined {
  if (limit === undefined) return undefined;
  if (!isPositive(limit)) return 'limit_required';
  if (direction === 'long') return isGreater(limit, mark) ? 'limit_buy_above' : undefined;
  return isLess(limit, mark) ? 'limit_sell_below' : undefined;
}

/** Losses of other positions could make the account liquidatable by this very order. */
function isLiquidatedAtOnce(context: LeverContext, order: LeverPosition): boolean {
  const { quote } = termsOf(context, order.pairId);
  const priceOf = (position: LeverPosition) => context.mark(position.pairId)?.price ?? position.entryPrice;
  const free = minus(freeMoneyOf(context, order.userId, quote), plus(order.margin, order.tradeFee));
  const positions = [...positionsIn(context, order.userId, quote), order];
  const rate = riskRateOf(accountOf(free, positions, priceOf, quote.scale));
  return rate !== undefined && !isGreater(rate, LIQUIDATION_RATE);
}

function orderOf(
  { now, lever }: LeverContext,
  { userId, pairId, direction, multiple, lots, limit }: SubmitLever,
  { terms, leverage, price }: { terms: Terms; leverage: LeverageTerms; price: Decimal },
): OpenOrder {
  const sized = { lots: Number(lots), lotSize: leverage.lot };
  const value = valueOf(sized, price);
  const margin = marginOf(value, Number(multiple), terms.quote.scale);
  const order = {
    ...sized,
    id: lever.takeId(),
    userId,
    pairId,
    direction,
    multiple: Number(multiple),
    orderPrice: price,
    entryPrice: price,
    initialMargin: margin,
    margin,
    tradeFee: openingFeeOf(value, leverage, terms.quote.scale),
    overnightFee: ZERO,
    ...NO_EXITS,
    reduceOnly: false,
    createdAt: now,
  };
  return limit === undefined
    ? { ...order, status: 'position', openedAt: now, overnightUntil: undefined }
    : { ...order, status: 'entrust' };
}
