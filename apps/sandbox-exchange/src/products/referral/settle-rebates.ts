import { USDT } from '../../catalog/constants';
import type { Context } from '../../core/context';
import { beginOf, dayOf } from '../../core/settlement-day';
import type { Deadline } from '../../core/schedule';
import { REBATE_PER_CENT, REBATE_WALLET } from './settings';
import type { InvitedFee, ReferralState } from './state';

/** Name of the product; the namespace of its deadlines. */
export const REFERRAL = { name: 'referral' } as const;

/** Key of the deadline. */
const SETTLEMENT = 'settlement';

/** Kind of the ledger entry; its reference is the rebate. */
export const REBATE = 'rebate';

/**
 * The rebate of fees: traded volume × fee ratio × rebate rate (money side, section 9), where volume × fee ratio is the fee. Rounded
 * down, so that no more than the rate is paid. Amounts are in the smallest unit, the rate is in per cent.
 */
export const rebateOf = (fee: bigint, perCent: bigint): bigint => (fee * perCent) / 100n;

/** Makes sure that the end of the day, 08:00 in Beijing, is scheduled while there are fees to settle. */
export function scheduleSettlement(context: Context): void {
  if (context.isScheduled(REFERRAL, SETTLEMENT)) return;
  context.schedule(REFERRAL, SETTLEMENT, beginOf(dayOf(context.now) + 1));
}

/**
 * Pays the rebates of the days that have ended, in USDT out of the fees of the house: once for each invited user, since a settled fee is
 * gone. Fees that the house cannot pay for wait for the next settlement.
 */
export function settleRebates(context: Context, state: ReferralState, { at }: Deadline): void {
  const ended = state.unsettled().filter(({ day }) => day < dayOf(at));
  for (const [userId, fees] of Map.groupBy(ended, (fee) => fee.userId)) pay(context, state, { userId, fees, at });
  if (state.unsettled().length > 0) scheduleSettlement(context);
}

function pay(
  { catalog, ledger, now }: Context,
  state: ReferralState,
  { userId, fees, at }: { userId: number; fees: readonly InvitedFee[]; at: number },
): void {
  const usdt = catalog.currencies().find(({ code }) => code === USDT);
  const inviterId = state.inviterOf(userId);
  if (!usdt || inviterId === undefined) return;
  const fee = fees.reduce((sum, each) => sum + each.fee, 0n);
  const amount = rebateOf(fee, REBATE_PER_CENT);
  const house = ledger.account({ house: 'fees' }, usdt.id);
  if (amount === 0n || amount > house.available) return;
  const rebate = state.settle(fees, { inviterId, inviteeId: userId, fee, amount, at });
  const into = ledger.account({ userId: inviterId, wallet: REBATE_WALLET }, usdt.id);
  ledger.post(REBATE, rebate.id, now, [
    { account: house, available: -amount },
    { account: into, available: amount },
  ]);
}
