import { compare, type Decimal } from '@bourse/decimal';
import type { LeverContext } from './lever-context';
import type { Posting } from '../../ledger/ledger';
import { refuse, type Refused } from '../../result';
import { profitOf } from './formulas';
import { accountOfUser, MARGIN_HOLD, takeMoney, termsOf, unitsOf } from './margins';
import { closingPrice, releaseEntrust } from './open-position';
import { touched } from './push';
import type { CloseMany, CloseReason, CloseRefusal, LeverOrder, OrderOfUser } from './types';

/**
 * Closes a position at a price and releases its margin. Profits are paid from `external`, where the exchange hedges its
 * positions. Losses are paid to `external` from the available balance, then from the margins of other positions, then
 * by the insurance fund.
 */
export function closePosition(
  context: LeverContext,
  position: LeverOrder,
  price: Decimal,
  closeReason: CloseReason,
): LeverOrder {
  const { ledger, now } = context;
  const { quote } = termsOf(context, position.pairId);
  const account = accountOfUser(context, position.userId, quote.id);
  const outside = ledger.account({ house: 'external' }, quote.id);
  const margin = unitsOf(position.margin, quote);
  const profit = profitOf(position, price, quote.scale);
  const units = unitsOf(profit, quote);
  const closed: LeverOrder = {
    ...position,
    status: 'closed',
    closePrice: price,
    closeReason,
    profit,
    endedAt: now,
  };
  context.lever.change(closed);

  const postings: Posting[] = [];
  if (margin > 0n) {
    postings.push({
      account,
      available: margin,
      held: -margin,
      hold: { purpose: MARGIN_HOLD, reference: position.id },
    });
  }
  if (units >= 0n) {
    postings.push({ account, available: units }, { account: outside, available: -units });
  } else {
    const loss = -units;
    const taken = takeMoney(context, { userId: position.userId, currency: quote, amount: loss, credit: margin });
    const insurance = ledger.account({ house: 'insurance' }, quote.id);
    const insured = taken.shortage < insurance.available ? taken.shortage : insurance.available;
    postings.push(...taken.postings);
    if (insured > 0n) postings.push({ account: insurance, available: -insured });
    // If the fund is empty, the rest of the loss stays with `external`.
    postings.push({ account: outside, available: loss - taken.shortage + insured });
  }
  ledger.post('lever_close', position.id, now, postings);
  touched(context, closed);
  return closed;
}

/** Closes one position at its user's wish. */
export function closeOne(
  context: LeverContext,
  { userId, orderId }: OrderOfUser,
): { ok: true; order: LeverOrder } | Refused<CloseRefusal> {
  const position = context.lever.open(orderId);
  if (position?.status !== 'position') return refuse('not_open');
  if (position.userId !== userId) return refuse('not_your_order');
  const price = closingPrice(context, position.pairId);
  if (price === undefined) return refuse('price_unavailable');
  return { ok: true, order: closePosition(context, position, price, 'user') };
}

/** Closes all positions of a user, or those of one direction; none if the price of one of them is not available. */
export function closeMany(
  context: LeverContext,
  { userId, direction }: CloseMany,
): { ok: true; orders: LeverOrder[] } | Refused<'nothing_open' | 'price_unavailable'> {
  const positions = context.lever
    .positionsOf(userId)
    .filter((position) => direction === undefined || position.direction === direction);
  if (positions.length === 0) return refuse('nothing_open');
  const prices = new Map<number, Decimal>();
  for (const { pairId } of positions) {
    const price = closingPrice(context, pairId);
    if (price === undefined) return refuse('price_unavailable');
    prices.set(pairId, price);
  }
  return { ok: true, orders: closeAll(context, positions, prices, 'user') };
}

/** Closes positions, profits before losses, so that a profit pays for a loss before the insurance fund does. */
export function closeAll(
  context: LeverContext,
  positions: readonly LeverOrder[],
  prices: ReadonlyMap<number, Decimal>,
  reason: CloseReason,
): LeverOrder[] {
  const priced = positions.map(({ id, pairId, ...rest }) => {
    const price = prices.get(pairId);
    if (price === undefined) throw new Error(`pair ${pairId} has no price`);
    const { quote } = termsOf(context, pairId);
    return { id, price, profit: profitOf(rest, price, quote.scale) };
  });
  return priced
    .toSorted((a, b) => compare(b.profit, a.profit))
    .flatMap(({ id, price }) => {
      // A loss before it may have taken from this margin: the present record counts.
      const position = context.lever.open(id);
      return position ? [closePosition(context, position, price, reason)] : [];
    });
}

/** Revokes an entrust. */
export function revoke(
  context: LeverContext,
  { userId, orderId }: OrderOfUser,
): { ok: true; order: LeverOrder } | Refused<'not_open' | 'not_your_order'> {
  const entrust = context.lever.open(orderId);
  if (entrust?.status !== 'entrust') return refuse('not_open');
  if (entrust.userId !== userId) return refuse('not_your_order');
  return { ok: true, order: releaseEntrust(context, entrust) };
}
