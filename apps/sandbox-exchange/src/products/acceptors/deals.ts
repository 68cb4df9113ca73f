import {
  ceilTo,
  decimal,
  dividedBy,
  floorTo,
  isGreater,
  isLess,
  isPositive,
  minus,
  percentOf,
  roundHalfUp,
  decimalsOf,
  type Decimal,
} from '@bourse/decimal';
import type { Context } from '../../core/context';
import type { OutflowRefusal } from '../../core/outflow';
import { outflowRefusal } from '../../core/product';
import { openCase, withdrawCase } from '../desk/product';
import { fromUnits, toUnits } from '../../ledger/money';
import { refuse, type Done, type Refused } from '../../result';
import { CONFIRMS_ITSELF_MS, confirmKey, expiryKey, WAITS_MS } from './deal-deadlines';
import type { AcceptorState } from './state';
import {
  ACCEPTORS,
  DEAL_CURRENCY,
  DEAL_WALLET,
  giverOf,
  receiverOf,
  type Acceptor,
  type DealDirection,
  type DealRecord,
  type DealStatus,
} from './types';
import type { Way } from '../c2c/types';

/** Deals of one user that are open at a time, as with ads. */
const MOST_OPEN_DEALS = 3;
/** The smallest deal, in CNY. */
export const LEAST_MONEY = decimal(10);

/** Kinds of cases for the desk; the reference is the deal. */
export const DESK_KIND = { deposit: 'acceptor_deposit', withdraw: 'acceptor_withdrawal' } as const;

export const DEAL_HOLD = 'acceptor deal';

const MONEY_DECIMALS = 2;

export interface MakeDeal {
  userId: number;
  acceptor: Acceptor;
  direction: DealDirection;
  way: Way;
  mobile: string;
  account: string;
  /** CNY. */
  money: Decimal;
  /** CNY for one USDT. */
  rate: Decimal;
}

export type MakeDealResult =
  | Done<{ dealId: number }>
  | Refused<
      | 'money_invalid'
      | 'below_least_money'
      | 'too_many_deals'
      | 'own_deal'
      | 'acceptor_quota_insufficient'
      | 'insufficient_balance'
      | OutflowRefusal
    >;

/** Requests a deal; the coin of the giving side is on hold until the acceptor has decided. */
export function makeDeal(context: Context, state: AcceptorState, command: MakeDeal): MakeDealResult {
  const { catalog, ledger, now } = context;
  const { userId, acceptor, direction, money, rate, way, mobile, account } = command;
  const currency = catalog.currencies().find(({ code }) => code === DEAL_CURRENCY);
  if (!currency || !isPositive(money) || decimalsOf(money) > MONEY_DECIMALS) return refuse('money_invalid');
  if (isLess(money, LEAST_MONEY)) return refuse('below_least_money');
  if (acceptor.userId === userId) return refuse('own_deal');
  if (state.dealsOf(userId) >= MOST_OPEN_DEALS) return refuse('too_many_deals');
  const limit = direction === 'deposit' ? acceptor.depositLimit : acceptor.withdrawLimit;
  if (isGreater(money, limit)) return refuse('acceptor_quota_insufficient');
  const units = unitsOf(command, currency.scale, rate);
  if (units <= 0n) return refuse('money_invalid');
  const giver = direction === 'deposit' ? acceptor.userId : userId;
  if (ledger.available(giver, currency.id, DEAL_WALLET) < units) {
    return refuse(direction === 'deposit' ? 'acceptor_quota_insufficient' : 'insufficient_balance');
  }
  const frozen = outflowRefusal(context, context.products, {
    userId: giver,
    currencyId: currency.id,
    from: DEAL_WALLET,
    to: undefined,
    amount: fromUnits(units, currency.scale),
  });
  if (frozen) return refuse(direction === 'deposit' ? 'acceptor_quota_insufficient' : frozen);
  const deal = state.add({
    acceptorId: acceptor.id,
    acceptorUserId: acceptor.userId,
    userId,
    direction,
    way,
    mobile,
    account,
    money,
    price: rate,
    fee: roundHalfUp(percentOf(money, feeRateOf(command)), MONEY_DECIMALS),
    currencyId: currency.id,
    units,
    status: 'waiting',
    createdAt: now,
    updatedAt: now,
    transferredAt: undefined,
  });
  const held = ledger.account({ userId: giver, wallet: DEAL_WALLET }, currency.id);
  ledger.post('acceptor_hold', deal.id, now, [{ account: held, available: -units, held: units, hold: holdOf(deal) }]);
  context.schedule(ACCEPTORS, expiryKey(deal.id), now + WAITS_MS);
  openCase(context, {
    kind: DESK_KIND[direction],
    reference: deal.id,
    userId,
    details: { Acceptor: acceptor.name, Money: `${money} CNY`, Account: account, Mobile: mobile, Method: way },
  });
  return { ok: true, dealId: deal.id };
}

const feeRateOf = ({ acceptor, direction }: MakeDeal) =>
  direction === 'deposit' ? acceptor.depositRate : acceptor.withdrawRate;

/** Coin of a deal: a deposit brings the net money at the rate, floored; a withdrawal costs the whole money, rounded up. */
function unitsOf({ acceptor, direction, money }: MakeDeal, scale: number, rate: Decimal): bigint {
  if (direction === 'withdraw') return toUnits(ceilTo(dividedBy(money, rate), scale), scale) ?? 0n;
  const net = minus(money, percentOf(money, acceptor.depositRate));
  return toUnits(floorTo(dividedBy(net, rate), scale), scale) ?? 0n;
}

/** Decisions of the acceptor. `transfer` is for withdrawals: the fiat money has been sent to the user. */
export type Decision = 'confirm' | 'reject' | 'transfer';

/** State × decision → state. A transferred withdrawal can no longer be rejected. */
const DECISIONS: Readonly<Record<Decision, { from: readonly DealStatus[]; to: DealStatus }>> = {
  confirm: { from: ['waiting', 'transferred'], to: 'confirmed' },
  reject: { from: ['waiting'], to: 'rejected' },
  transfer: { from: ['waiting'], to: 'transferred' },
};

export type DecideResult = Done<{ status: DealStatus }> | Refused<'deal_not_found' | 'not_allowed'>;

export function decideDeal(
  context: Context,
  state: AcceptorState,
  { dealId, decision }: { dealId: number; decision: Decision },
): DecideResult {
  const { ledger, now } = context;
  const deal = state.deal(dealId);
  if (!deal) return refuse('deal_not_found');
  const { from, to } = DECISIONS[decision];
  const isWithdrawal = deal.direction === 'withdraw';
  if (!from.includes(deal.status) || (decision === 'transfer' && !isWithdrawal)) return refuse('not_allowed');
  deal.status = to;
  deal.updatedAt = now;
  context.cancel(ACCEPTORS, expiryKey(dealId));
  if (to === 'transferred') {
    deal.transferredAt = now;
    context.schedule(ACCEPTORS, confirmKey(dealId), now + CONFIRMS_ITSELF_MS);
  } else {
    const { currencyId, units } = deal;
    const giver = ledger.account({ userId: giverOf(deal), wallet: DEAL_WALLET }, currencyId);
    const target =
      to === 'rejected' ? giver : ledger.account({ userId: receiverOf(deal), wallet: DEAL_WALLET }, currencyId);
    ledger.post(to === 'rejected' ? 'acceptor_return' : 'acceptor_settled', dealId, now, [
      { account: giver, held: -units, hold: holdOf(deal) },
      { account: target, available: units },
    ]);
    context.cancel(ACCEPTORS, confirmKey(dealId));
  }
  state.changed(deal);
  return { ok: true, status: to };
}

/** The deadline of a deal that waits for a decision. */
export function expireDeal(context: Context, state: AcceptorState, dealId: number): void {
  const deal = state.deal(dealId);
  if (deal?.status !== 'waiting') return;
  withdrawCase(context, DESK_KIND[deal.direction], dealId);
  decideDeal(context, state, { dealId, decision: 'reject' });
}

/** Rejects the deals in which a user gives coin and that are not decided yet. */
export function rejectDeals(context: Context, state: AcceptorState, userId: number): void {
  for (const { id } of state.givenBy(userId)) expireDeal(context, state, id);
}

const holdOf = ({ id }: Pick<DealRecord, 'id'>) => ({ purpose: DEAL_HOLD, reference: id });
