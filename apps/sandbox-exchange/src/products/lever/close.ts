import { compare, decimal, decimalsOf, isLess, isPositive, type Decimal } from '@bourse/decimal';
import { closingAt, leavesLossBehind, shortageOf, type Closing, type Group } from './closing-group';
import type { LeverContext } from './lever-context';
import type { Currency } from '../../catalog/types';
import type { Posting } from '../../ledger/ledger';
import { refuse, type Refused } from '../../result';
import { profitOf } from './formulas';
import { accountOfUser, entrustsIn, MARGIN_HOLD, positionsIn, takeMoney, termsOf, unitsOf } from './margins';
import { closingPrice, releaseEntrust } from './open-position';
import { touched } from './push';
import { revokeReduceOnly } from './reduce-only';
import { splitPosition } from './split-position';
import type {
  CloseMany,
  CloseManyRefusal,
  ClosedPosition,
  ClosePosition,
  CloseReason,
  CloseRefusal,
  LeverOrder,
  LeverPosition,
  OrderOfUser,
} from './types';

/** The price has closed the position, and not its user. */
const BY_PRICE: ReadonlySet<CloseReason | undefined> = new Set(['take_profit', 'stop_loss', 'liquidation'] as const);

/**
 * Closes lots of a position at a price and releases their margin; the rest of it stays open under its own id. Profits are paid by the house, the
 * counterparty of all positions. Losses are paid to it from the available balance, then from the margins of other positions, then
 * by the insurance fund.
 */
function closePosition(
  context: LeverContext,
  position: LeverPosition,
  { price, lots }: Pick<Closing, 'price' | 'lots'>,
  end: Pick<ClosedPosition, 'closeReason' | 'closedBy'>,
): ClosedPosition {
  const { ledger, now } = context;
  const { quote } = termsOf(context, position.pairId);
  const account = accountOfUser(context, position.userId, quote.id);
  const counterparty = ledger.account({ house: 'leverage' }, quote.id);
  const { part, rest } = splitPosition(position, lots, quote.scale, () => context.lever.takeId());
  const margin = unitsOf(part.margin, quote);
  const profit = profitOf(part, price, quote.scale);
  const units = unitsOf(profit, quote);
  const closed: ClosedPosition = { ...part, ...end, status: 'closed', closePrice: price, profit, endedAt: now };
  if (rest) {
    context.lever.change(rest);
    context.lever.record(closed);
  } else {
    context.lever.change(closed);
  }

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
    postings.push({ account, available: units }, { account: counterparty, available: -units });
  } else {
    const loss = -units;
    const taken = takeMoney(context, { userId: position.userId, currency: quote, amount: loss, credit: margin });
    const insurance = ledger.account({ house: 'insurance' }, quote.id);
    const insured = taken.shortage < insurance.available ? taken.shortage : insurance.available;
    postings.push(...taken.postings);
    if (insured > 0n) postings.push({ account: insurance, available: -insured });
    // If the fund is empty, the counterparty bears the rest of the loss.
    postings.push({ account: counterparty, available: loss - taken.shortage + insured });
  }
  ledger.post('lever_close', closed.id, now, postings);
  revokeReduceOnly(context, position);
  touched(context, closed);
  if (BY_PRICE.has(end.closeReason)) {
    context.announce('notice', { userId: closed.userId, notice: 'lever_closed', id: closed.id });
  }
  return closed;
}

/**
 * Closes positions, profits before losses, so that a profit pays for a loss before the insurance fund does. Entrusts are
 * revoked before the fund pays.
 */
export function closeGroup(context: LeverContext, group: Group, closeReason: CloseReason): ClosedPosition[] {
  const end = { closeReason, closedBy: group.closedBy };
  if (shortageOf(context, group) > 0n) {
    for (const entrust of entrustsIn(context, group.userId, group.currency)) releaseEntrust(context, entrust);
  }
  return group.closing
    .toSorted((a, b) => compare(b.profit, a.profit))
    .flatMap(({ position: { id }, price, lots }) => {
      // A loss before it may have taken from this margin: the present record counts.
      const position = context.lever.position(id);
      return position ? [closePosition(context, position, { price, lots }, end)] : [];
    });
}

/** Closes one position, or a part of it, at its user's wish. */
export function closeOne(
  context: LeverContext,
  { userId, orderId, lots: asked }: ClosePosition,
): { ok: true; order: LeverOrder } | Refused<CloseRefusal> {
  const position = context.lever.position(orderId);
  if (!position) return refuse('not_open');
  if (position.userId !== userId) return refuse('not_your_order');
  const price = closingPrice(context, position);
  if (price === undefined) return refuse('price_unavailable');
  if (asked !== undefined && !isWholeLots(asked)) return refuse('lots_invalid');
  const lots = asked !== undefined && isLess(asked, decimal(position.lots)) ? Number(asked) : position.lots;
  const { quote: currency } = termsOf(context, position.pairId);
  const group = { userId, currency, closing: [closingAt(context, position, price, lots)] };
  if (leavesLossBehind(context, group)) return refuse('loss_needs_profits');
  const [order] = closeGroup(context, group, 'user');
  return order ? { ok: true, order } : refuse('not_open');
}

export const isWholeLots = (lots: Decimal): boolean => isPositive(lots) && decimalsOf(lots) === 0;

/** Closes all positions of a user, or those of one direction; none if one of them cannot be closed. */
export function closeMany(
  context: LeverContext,
  { userId, direction }: CloseMany,
): { ok: true; orders: LeverOrder[] } | Refused<CloseManyRefusal> {
  const positions = context.lever
    .positionsOf(userId)
    .filter((position) => direction === undefined || position.direction === direction);
  if (positions.length === 0) return refuse('nothing_open');
  const groups = new Map<number, { userId: number; currency: Currency; closing: Closing[] }>();
  for (const position of positions) {
    const price = closingPrice(context, position);
    if (price === undefined) return refuse('price_unavailable');
    const { quote: currency } = termsOf(context, position.pairId);
    const group = groups.get(currency.id) ?? { userId, currency, closing: [] };
    group.closing.push(closingAt(context, position, price));
    groups.set(currency.id, group);
  }
  const all = [...groups.values()];
  if (all.some((group) => leavesLossBehind(context, group))) return refuse('loss_needs_profits');
  return { ok: true, orders: all.flatMap((group) => closeGroup(context, group, 'batch')) };
}

/** Closes all positions of an account at given prices. */
export function liquidate(context: LeverContext, positions: readonly LeverPosition[], priceOf: PriceOf): void {
  const [first] = positions;
  if (!first) return;
  const { quote: currency } = termsOf(context, first.pairId);
  const closing = positions.map((position) => closingAt(context, position, priceOf(position)));
  closeGroup(context, { userId: first.userId, currency, closing }, 'liquidation');
}

/** Price at which a position closes. */
export type PriceOf = (position: LeverPosition) => Decimal;

/**
 * Closes a position whose stop is reached, and, where the account cannot pay the loss otherwise, as many of its other positions
 * as are needed, profits first, each at the price at which its user could close it.
 */
export function closeAtStop(context: LeverContext, position: LeverPosition, price: Decimal, reason: CloseReason): void {
  const { userId } = position;
  const { quote: currency } = termsOf(context, position.pairId);
  const closing = [closingAt(context, position, price)];
  if (leavesLossBehind(context, { userId, currency, closing })) {
    const others = positionsIn(context, userId, currency)
      .filter(({ id }) => id !== position.id)
      .map((other) => closingAt(context, other, closingPrice(context, other) ?? other.entryPrice));
    for (const other of others.toSorted((a, b) => compare(b.profit, a.profit))) {
      if (!leavesLossBehind(context, { userId, currency, closing })) break;
      closing.push(other);
    }
  }
  closeGroup(context, { userId, currency, closing }, reason);
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
