import { decimal, isGreater, isPositive, minus, smaller } from '@bourse/decimal';
import { outflowRefusal } from '../../core/product';
import { refuse, type Refused } from '../../result';
import { marginOf, valueOf } from './formulas';
import type { LeverContext } from './lever-context';
import { accountOfUser, availableOf, freeMoneyOf, MARGIN_HOLD, positionsIn, termsOf, unitsOf } from './margins';
import { livePrice } from './open-position';
import { touched } from './push';
import { isAboveWarning } from './refuse-outflow';
import { multipleRefusal } from './submit';
import { LEVER_WALLET, type ChangeMultiple, type LeverOrder, type LeverPosition, type MultipleRefusal } from './types';

/**
 * Sets the multiple of a position: afterwards it is the position that had been opened with it (decision 20). Money only moves between the
 * available balance and the margin, so equity stays; what the account must keep follows the margin at opening. A lower multiple takes what the
 * position lacks and must leave the risk rate above the warning rate; a higher one releases what the position holds above. Both need a
 * live mark, as an order that opens.
 */
export function changeMultiple(
  context: LeverContext,
  { userId, orderId, multiple }: ChangeMultiple,
): { ok: true; order: LeverOrder } | Refused<MultipleRefusal> {
  const position = context.lever.position(orderId);
  if (!position) return refuse('not_open');
  if (position.userId !== userId) return refuse('not_your_order');
  const notOffered = multipleRefusal(multiple);
  if (notOffered) return refuse(notOffered);
  if (decimal(position.multiple) === multiple) return { ok: true, order: position };
  if (livePrice(context, position.pairId) === undefined) return refuse('price_unavailable');
  const { scale } = termsOf(context, position.pairId).quote;
  const changed = withMultiple(position, Number(multiple), scale);
  const reason = changed.multiple < position.multiple ? marginRefusal(context, position, changed) : undefined;
  if (reason) return refuse(reason);
  apply(context, position, changed);
  return { ok: true, order: changed };
}

function withMultiple(position: LeverPosition, multiple: number, scale: number): LeverPosition {
  const initialMargin = marginOf(valueOf(position, position.entryPrice), multiple, scale);
  const margin = multiple < position.multiple ? initialMargin : smaller(position.margin, initialMargin);
  return { ...position, multiple, initialMargin, margin };
}

/** Why a position cannot hold more margin. */
function marginRefusal(
  context: LeverContext,
  position: LeverPosition,
  changed: LeverPosition,
): MultipleRefusal | undefined {
  const { userId } = position;
  const { quote } = termsOf(context, position.pairId);
  const taken = minus(changed.margin, position.margin);
  if (isGreater(taken, availableOf(context, userId, quote))) return 'margin_insufficient';
  const positions = positionsIn(context, userId, quote).map((other) => (other.id === changed.id ? changed : other));
  const free = minus(freeMoneyOf(context, userId, quote), taken);
  if (!isAboveWarning(context, { free, positions, scale: quote.scale })) return 'margin_too_low';
  if (!isPositive(taken)) return undefined;
  return outflowRefusal(context, context.products, {
    userId,
    currencyId: quote.id,
    from: LEVER_WALLET,
    to: 'bet',
    amount: taken,
  });
}

function apply(context: LeverContext, position: LeverPosition, changed: LeverPosition): void {
  const { quote } = termsOf(context, position.pairId);
  const units = unitsOf(minus(changed.margin, position.margin), quote);
  context.lever.change(changed);
  if (units !== 0n) {
    const account = accountOfUser(context, position.userId, quote.id);
    const hold = { purpose: MARGIN_HOLD, reference: position.id };
    context.ledger.post('lever_multiple', position.id, context.now, [
      { account, available: -units, held: units, hold },
    ]);
  }
  touched(context, changed);
}
