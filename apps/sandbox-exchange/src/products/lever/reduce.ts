import { decimal, isGreater, ZERO, type Decimal } from '@bourse/decimal';
import { refuse, type Refused } from '../../result';
import { closeGroup, isWholeLots } from './close';
import { closingAt, leavesLossBehind, type Group } from './closing-group';
import { NO_EXITS } from './exits';
import type { LeverContext } from './lever-context';
import { termsOf } from './margins';
import { closingPrice } from './open-position';
import { touched } from './push';
import { allot, reducible } from './reduce-only';
import { MOST_ENTRUSTS } from './settings';
import { countEntrusts, limitRefusal } from './submit';
import type { FilledReduceOnly, LeverEntrust, LeverOrder, LeverPosition, ReduceLever, ReduceRefusal } from './types';

/** Limit of the column that stores lots. */
const MOST_LOTS = decimal(2 ** 31 - 1);

/** Closes positions at the market, or places an order that closes them at its limit price. Neither opens a position. */
export function reduceLever(
  context: LeverContext,
  command: ReduceLever,
): { ok: true; order: LeverOrder } | Refused<ReduceRefusal> {
  const { limit, lots, pairId, userId } = command;
  if (!context.catalog.terms(pairId)) return refuse('leverage_closed');
  if (!isWholeLots(lots) || isGreater(lots, MOST_LOTS)) return refuse('lots_invalid');
  const [oldest] = reducible(context, command);
  if (!oldest) return refuse('nothing_open');
  if (limit === undefined) return closeNow(context, command, oldest);
  const mark = context.mark(pairId);
  if (!mark) return refuse('price_unavailable');
  const limited = limitRefusal(command, mark.price);
  if (limited) return refuse(limited);
  if (countEntrusts(context, userId, true) >= MOST_ENTRUSTS) return refuse('too_many_entrusts');
  const order = orderOf(context, command, oldest, limit);
  context.lever.place(order);
  touched(context, order);
  return { ok: true, order };
}

function closeNow(
  context: LeverContext,
  command: ReduceLever,
  oldest: LeverPosition,
): { ok: true; order: LeverOrder } | Refused<ReduceRefusal> {
  const price = closingPrice(context, oldest);
  if (price === undefined) return refuse('price_unavailable');
  const order = filled(context, orderOf(context, command, oldest, price));
  const group = groupOf(context, order);
  if (leavesLossBehind(context, group)) return refuse('loss_needs_profits');
  context.lever.record(order);
  closeGroup(context, group, 'reduce_only');
  return { ok: true, order };
}

/**
 * An order whose limit price is reached closes at that price. Waits while the account can pay the loss only with profits of
 * positions that would stay open: such a close is refused to a user as well.
 */
export function fillReduceOnly(context: LeverContext, order: LeverEntrust): void {
  const group = groupOf(context, order);
  if (leavesLossBehind(context, group)) return;
  // Final before it closes its last position, which would otherwise revoke it.
  context.lever.change(filled(context, order));
  closeGroup(context, group, 'reduce_only');
  context.announce('notice', { userId: order.userId, notice: 'lever_filled', id: order.id });
}

const filled = ({ now }: LeverContext, order: LeverEntrust): FilledReduceOnly => ({
  ...order,
  status: 'filled',
  endedAt: now,
});

/** What an order closes of what is open now, at its price. */
function groupOf(context: LeverContext, order: LeverEntrust | FilledReduceOnly): Group {
  const { quote: currency } = termsOf(context, order.pairId);
  const closing = allot(reducible(context, order), order.lots).map(({ position, lots }) =>
    closingAt(context, position, order.entryPrice, lots),
  );
  return { userId: order.userId, currency, closing, closedBy: order.id };
}

function orderOf(
  { lever, now }: LeverContext,
  { direction, lots, pairId, userId }: ReduceLever,
  { lotSize }: LeverPosition,
  price: Decimal,
): LeverEntrust {
  return {
    id: lever.takeId(),
    userId,
    pairId,
    direction,
    multiple: 1,
    lots: Number(lots),
    lotSize,
    orderPrice: price,
    entryPrice: price,
    initialMargin: ZERO,
    margin: ZERO,
    tradeFee: ZERO,
    overnightFee: ZERO,
    ...NO_EXITS,
    reduceOnly: true,
    status: 'entrust',
    createdAt: now,
  };
}
