import { floorTo, times, type Decimal } from '@bourse/decimal';
import { USDT } from '../../catalog/constants';
import type { Currency } from '../../catalog/types';
import type { Context } from '../../core/context';
import { beginOf, dayOf } from '../../core/settlement-day';
import type { Deadline } from '../../core/schedule';
import { fromUnits, toUnits } from '../../ledger/money';
import { rebateOf } from './rebate';
import { REBATE_PER_CENT, REBATE_WALLET } from './settings';
import type { InvitedFee, ReferralState } from './state';

/** Name of the product; the namespace of its deadlines. */
export const REFERRAL = { name: 'referral' } as const;

/** Key of the deadline. */
const SETTLEMENT = 'settlement';

/** Kind of the ledger entry; its reference is the rebate. */
export const REBATE = 'rebate';

/** Makes sure that the end of the day is scheduled while there are fees to settle. */
export function scheduleSettlement(context: Context): void {
  if (context.isScheduled(REFERRAL, SETTLEMENT)) return;
  context.schedule(REFERRAL, SETTLEMENT, beginOf(dayOf(context.now) + 1));
}

/** A fee with its worth in USDT's smallest unit. */
interface Valued {
  readonly fee: InvitedFee;
  readonly worth: bigint;
}

/**
 * Pays the rebates of the days that have ended, in USDT at the closing prices, out of the fees of the house: once for each invited user,
 * since a settled fee is gone. A fee without a price, and one that the house cannot pay for, waits for the next settlement.
 */
export function settleRebates(context: Context, state: ReferralState, { at }: Deadline): void {
  const usdt = context.catalog.currencies().find(({ code }) => code === USDT);
  const ended = state.unsettled().filter(({ day }) => day < dayOf(at));
  if (usdt) {
    for (const [userId, fees] of Map.groupBy(ended, (fee) => fee.userId)) {
      const valued = fees.flatMap((fee): Valued[] => {
        const worth = worthOf(context, usdt, fee, at);
        return worth === undefined ? [] : [{ fee, worth }];
      });
      pay(context, state, { userId, usdt, valued, at });
    }
  }
  if (state.unsettled().length > 0) scheduleSettlement(context);
}

function pay(
  { ledger, now }: Context,
  state: ReferralState,
  { userId, usdt, valued, at }: { userId: number; usdt: Currency; valued: readonly Valued[]; at: number },
): void {
  const inviterId = state.inviterOf(userId);
  const fee = valued.reduce((sum, { worth }) => sum + worth, 0n);
  const amount = rebateOf(fee, REBATE_PER_CENT);
  const house = ledger.account({ house: 'fees' }, usdt.id);
  if (inviterId === undefined || amount === 0n || amount > house.available) return;
  const settled = valued.map((each) => each.fee);
  const rebate = state.settle(settled, { inviterId, inviteeId: userId, fee, amount, at });
  const into = ledger.account({ userId: inviterId, wallet: REBATE_WALLET }, usdt.id);
  ledger.post(REBATE, rebate.id, now, [
    { account: house, available: -amount },
    { account: into, available: amount },
  ]);
}

/** The worth of a fee at the mark price of the settlement, rounded down; after a longer downtime at the mark price now. */
function worthOf(context: Context, usdt: Currency, { currencyId, fee }: InvitedFee, at: number): bigint | undefined {
  if (currencyId === usdt.id) return fee;
  const pair = context.catalog.pairOf(currencyId, usdt.id);
  const currency = context.catalog.currency(currencyId);
  const price: Decimal | undefined = pair && (context.priceAt(pair.id, at) ?? context.mark(pair.id))?.price;
  if (!currency || price === undefined) return undefined;
  return toUnits(floorTo(times(fromUnits(fee, currency.scale), price), usdt.scale), usdt.scale);
}
