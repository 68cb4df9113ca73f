import { SHANGHAI_OFFSET_MS } from '@bourse/contracts/wire';
import { ceilTo, percentOf, plus } from '@bourse/decimal';
import { LEVER, type LeverContext } from './lever-context';
import type { Deadline } from '../../core/schedule';
import { fromUnits } from '../../ledger/money';
import { valueOf } from './formulas';
import { takeMoney, termsOf, unitsOf } from './margins';
import { touched } from './push';
import { OVERNIGHT_RATE } from './settings';
import type { LeverPosition } from './types';

const DAY_MS = 86_400_000;

/** Key of the deadline. */
const OVERNIGHT = 'overnight';

/** The next 00:00 Asia/Shanghai after a moment; the zone has no daylight saving time. */
export function nextMidnight(moment: number): number {
  return Math.floor((moment + SHANGHAI_OFFSET_MS) / DAY_MS + 1) * DAY_MS - SHANGHAI_OFFSET_MS;
}

/** Makes sure that the next midnight is scheduled while there are positions. */
export function scheduleOvernight(context: LeverContext): void {
  context.schedule(LEVER, OVERNIGHT, nextMidnight(context.now));
}

/**
 * Charges the overnight fee of one midnight: once a position, of positions that were open then. After downtime each midnight
 * runs in order.
 */
export function chargeOvernight(context: LeverContext, { at }: Deadline): void {
  const state = context.lever;
  for (const { id } of state.all()) {
    const position = state.position(id);
    // A position whose opening is not known counts from its order on.
    if (position && (position.openedAt ?? position.createdAt) < at && (position.overnightUntil ?? 0) < at)
      charge(context, position, at);
  }
  if (state.all().some(({ status }) => status === 'position')) context.schedule(LEVER, OVERNIGHT, at + DAY_MS);
}

function charge(context: LeverContext, position: LeverPosition, at: number): void {
  const { ledger, now } = context;
  const state = context.lever;
  const { id } = position;
  const { quote } = termsOf(context, position.pairId);
  const price = context.mark(position.pairId)?.price ?? position.entryPrice;
  const value = valueOf(position, price);
  const fee = unitsOf(ceilTo(percentOf(value, OVERNIGHT_RATE), quote.scale), quote);
  const { postings, shortage } = takeMoney(context, {
    userId: position.userId,
    currency: quote,
    amount: fee,
    credit: 0n,
  });
  const units = fee - shortage;
  const paid = fromUnits(units, quote.scale);
  // `takeMoney` may have reduced the margin of this very position.
  const current = state.position(id) ?? position;
  const charged = {
    ...current,
    overnightFee: plus(current.overnightFee, paid),
    overnightUntil: at,
  };
  state.change(charged);
  if (units > 0n) {
    const fees = ledger.account({ house: 'fees' }, quote.id);
    ledger.post('lever_overnight', id, now, [...postings, { account: fees, available: units }]);
    const { userId, pairId, lots } = position;
    state.charged({ orderId: id, userId, pairId, at, lots, price, value, rate: OVERNIGHT_RATE, fee: paid });
  }
  touched(context, charged);
}
