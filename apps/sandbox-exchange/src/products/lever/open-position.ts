import type { Decimal } from '@bourse/decimal';
import type { LeverContext } from './lever-context';
import { startTrail } from './exits';
import { scheduleOvernight } from './overnight';
import { accountOfUser, ENTRUST_HOLD, heldBy, MARGIN_HOLD, termsOf, unitsOf } from './margins';
import { higherOf, lowerOf, worseOf } from './prices';
import { touched } from './push';
import type { CloseReason, LeverEntrust, LeverOrder, LeverPosition, RevokedEntrust } from './types';

/** Opens a position at its entry price: the margin is held, the fee is paid to the house. */
export function openPosition(context: LeverContext, opened: LeverPosition): void {
  const position = startTrail(opened, opened.entryPrice);
  const { ledger, now } = context;
  const { quote } = termsOf(context, position.pairId);
  const account = accountOfUser(context, position.userId, quote.id);
  const margin = unitsOf(position.margin, quote);
  const fee = unitsOf(position.tradeFee, quote);
  context.lever.place(position);
  ledger.post('lever_open', position.id, now, [
    { account, available: -margin - fee, held: margin, hold: { purpose: MARGIN_HOLD, reference: position.id } },
    { account: ledger.account({ house: 'fees' }, quote.id), available: fee },
  ]);
  scheduleOvernight(context);
  touched(context, position);
}

/** An entrust becomes a position at its limit price: its hold becomes margin and fee, and its exits are armed. */
export function fillEntrust(context: LeverContext, entrust: LeverEntrust): void {
  const { ledger, now } = context;
  const { quote } = termsOf(context, entrust.pairId);
  const account = accountOfUser(context, entrust.userId, quote.id);
  const margin = unitsOf(entrust.margin, quote);
  const fee = unitsOf(entrust.tradeFee, quote);
  const opened: LeverPosition = { ...entrust, status: 'position', openedAt: now, overnightUntil: undefined };
  const position = startTrail(opened, opened.entryPrice);
  context.lever.change(position);
  ledger.post('lever_open', entrust.id, now, [
    { account, held: -margin - fee, hold: { purpose: ENTRUST_HOLD, reference: entrust.id } },
    { account, held: margin, hold: { purpose: MARGIN_HOLD, reference: entrust.id } },
    { account: ledger.account({ house: 'fees' }, quote.id), available: fee },
  ]);
  scheduleOvernight(context);
  touched(context, position);
  context.announce('notice', { userId: entrust.userId, notice: 'lever_filled', id: entrust.id });
}

/** The hold of an entrust: margin and fee at its limit price. */
export function holdEntrust(context: LeverContext, entrust: LeverEntrust): void {
  const { quote } = termsOf(context, entrust.pairId);
  const account = accountOfUser(context, entrust.userId, quote.id);
  const amount = unitsOf(heldBy(entrust), quote);
  context.lever.place(entrust);
  context.ledger.post('lever_entrust', entrust.id, context.now, [
    { account, available: -amount, held: amount, hold: { purpose: ENTRUST_HOLD, reference: entrust.id } },
  ]);
  touched(context, entrust);
}

/** Revokes an entrust and releases its hold, if it has one. `closeReason`: why the exchange revokes it by itself. */
export function releaseEntrust(
  context: LeverContext,
  entrust: LeverEntrust,
  closeReason?: CloseReason,
): RevokedEntrust {
  const { quote } = termsOf(context, entrust.pairId);
  const account = accountOfUser(context, entrust.userId, quote.id);
  const amount = unitsOf(heldBy(entrust), quote);
  const revoked: RevokedEntrust = { ...entrust, status: 'revoked', closeReason, endedAt: context.now };
  context.lever.change(revoked);
  if (amount > 0n) {
    context.ledger.post('lever_revoke', entrust.id, context.now, [
      { account, available: amount, held: -amount, hold: { purpose: ENTRUST_HOLD, reference: entrust.id } },
    ]);
  }
  touched(context, revoked);
  return revoked;
}

/** Revokes the entrusts of a user that hold money. */
export function releaseEntrusts(context: LeverContext, userId: number): void {
  for (const entrust of context.lever.entrustsOf(userId)) {
    if (!entrust.reduceOnly) releaseEntrust(context, entrust);
  }
}

/** Price of a pair while positions may open; `undefined` while the mark is stale or an outlier. */
export function livePrice(context: LeverContext, pairId: number): Decimal | undefined {
  const mark = context.mark(pairId);
  return mark?.state === 'live' ? mark.price : undefined;
}

type Sided = Pick<LeverOrder, 'pairId' | 'direction'>;

/**
 * Price at which a position opens: of the mark and its average the worse one for the user, so that a user who moves the
 * mark for a moment does not gain by it.
 */
export function openingPrice(context: LeverContext, { pairId, direction }: Sided): Decimal | undefined {
  const mark = context.mark(pairId);
  return mark?.state === 'live' ? (direction === 'long' ? higherOf(mark) : lowerOf(mark)) : undefined;
}

/** The same for closing, whatever the state of the mark: a market that is quiet or wild locks no position. */
export function closingPrice(context: LeverContext, { pairId, direction }: Sided): Decimal | undefined {
  const mark = context.mark(pairId);
  return mark && worseOf(mark, direction);
}
