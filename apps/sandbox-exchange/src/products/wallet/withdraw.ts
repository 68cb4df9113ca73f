import { SHANGHAI_OFFSET_MS } from '@bourse/contracts/wire';
import { compare, isGreater, isLess, minus, type Decimal } from '@bourse/decimal';
import { addressFault } from '@bourse/contracts/addresses';
import type { Currency } from '../../catalog/types';
import { payOut } from '../chain/product';
import type { Context } from '../../core/context';
import { outflowRefusal, type Product } from '../../core/product';
import { openCase, withdrawCase } from '../desk/product';
import { amountOf, fromUnits, toUnits } from '../../ledger/money';
import { refuse } from '../../result';
import { kindOf, ownerOfAddress } from './deposit-address';
import { moneyTerms, withdrawalFee, withdrawalRate, type NetworkTerms } from './terms';
import type { DecideResult, RequestWithdrawal, RequestWithdrawalResult, WithdrawalRecord } from './types';
import type { WalletState } from './state';

/** Names the deadlines of withdrawals. */
export const WALLET = { name: 'wallet' } as const;

/** Purpose of the hold of a withdrawal; the reference is the withdrawal's id. */
export const WITHDRAWAL_HOLD = 'withdrawal';

/** Kind of the desk's cases. */
export const WITHDRAWAL_CASE = 'withdrawal';

const DAY_MS = 24 * 3_600_000;

/**
 * The amount of today's withdrawals and applications (Asia/Shanghai), in units. Rejected and failed ones do not count.
 */
export function usedToday(state: WalletState, userId: number, currencyId: number, now: number): bigint {
  const dayStart = now - ((now + SHANGHAI_OFFSET_MS) % DAY_MS);
  return state
    .withdrawalsOf(userId, currencyId)
    .filter((one) => one.createdAt >= dayStart && one.state !== 'rejected' && one.state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0n);
}

/** The network that a request names; a currency with one network needs no name. */
export function networkOf({ code }: Pick<Currency, 'code'>, name: string): NetworkTerms | undefined {
  const networks = moneyTerms({ code })?.networks ?? [];
  return networks.length === 1 && name === '' ? networks[0] : networks.find((one) => one.name === name);
}

/** Holds amount and fee and puts the withdrawal before the reviewers. Every limit is checked here, in the queue; `products` may keep money back, such as margins. */
export function requestWithdrawal(
  context: Context,
  state: WalletState,
  command: RequestWithdrawal,
  products: readonly Product[],
): RequestWithdrawalResult {
  const { catalog, ledger, now, users } = context;
  const { userId, currencyId, wallet: from, amount, address } = command;
  const currency = catalog.currency(currencyId);
  if (!users.has(userId)) return refuse('user_not_found');
  if (!currency) return refuse('currency_not_found');
  const terms = moneyTerms(currency)?.withdrawal;
  if (!terms) return refuse('unsupported');
  const network = networkOf(currency, command.network);
  if (!network) return refuse('network_unknown');
  if (address === '') return refuse('address_missing');
  if (addressFault(address, kindOf(currency, network.name)) !== undefined) return refuse('address_invalid');

  const units = amountOf(amount, currency.scale);
  if (units === undefined) return refuse('amount_invalid');
  if (isLess(amount, terms.min)) return refuse('below_minimum');
  if (isGreater(amount, terms.max)) return refuse('above_maximum');
  const dayLimit = unitsOf(terms.day, currency);
  if (usedToday(state, userId, currencyId, now) + units > dayLimit) return refuse('above_day_limit');
  const fee = withdrawalFee(terms, from, amount, currency.scale);
  const feeUnits = unitsOf(fee, currency);
  if (differs(command.rate, withdrawalRate(terms, from)) || differs(command.charge, fee)) return refuse('fee_changed');
  if (units <= feeUnits) return refuse('not_above_fee');
  const available = ledger.available(userId, currencyId, from);
  if (units > available) return refuse('insufficient_balance');
  const reason = outflowRefusal(context, products, { userId, currencyId, from, to: undefined, amount });
  if (reason !== undefined) return refuse(reason);

  const record: WithdrawalRecord = {
    id: state.nextId('withdrawal'),
    userId,
    currencyId,
    wallet: from,
    amount: units,
    fee: feeUnits,
    address,
    network: network.name,
    state: 'applying',
    hash: '',
    reason: '',
    broadcastAt: undefined,
    createdAt: now,
  };
  ledger.post('withdrawal_hold', record.id, now, [
    {
      account: ledger.account({ userId, wallet: from }, currencyId),
      available: -units,
      held: units,
      hold: { purpose: WITHDRAWAL_HOLD, reference: record.id },
    },
  ]);
  state.putWithdrawal(record);
  openCase(context, {
    kind: WITHDRAWAL_CASE,
    reference: record.id,
    userId,
    details: {
      Amount: `${amount} ${currency.code}`,
      Fee: `${fee} ${currency.code}`,
      Network: network.name || currency.code,
      Address: address,
      Account: from,
    },
  });
  return { ok: true, id: record.id, fee, net: minus(amount, fee) };
}

/** A decision of a reviewer. `approve` hands the withdrawal to the outbox, or pays another user of the exchange at once. */
export function decideWithdrawal(
  context: Context,
  state: WalletState,
  { id, approve, reason = '' }: { id: number; approve: boolean; reason?: string | undefined },
): DecideResult {
  const record = state.withdrawal(id);
  if (!record) return refuse('not_found');
  if (record.state !== 'applying') return refuse('already_decided');
  withdrawCase(context, WITHDRAWAL_CASE, id);
  record.reason = reason;
  if (!approve) {
    record.state = 'rejected';
    release(context, record);
    tellWithdrawal(context, record);
  } else {
    const currency = context.catalog.currency(record.currencyId);
    const recipient = currency && ownerOfAddress(context, kindOf(currency, record.network), record.address);
    if (recipient === undefined) {
      record.state = 'approved';
      context.schedule(WALLET, broadcastKey(id), context.now);
    } else {
      record.state = 'internal';
      pay(context, record, recipient);
      tellWithdrawal(context, record);
      context.announce('notice', { userId: recipient, notice: 'deposit', id });
    }
  }
  state.putWithdrawal(record);
  return { ok: true };
}

/** Rejects the withdrawals of a user that are not decided yet. */
export function rejectApplications(context: Context, state: WalletState, userId: number): void {
  for (const { id } of state.applications(userId)) decideWithdrawal(context, state, { id, approve: false });
}

/** The outbox: hands an approved withdrawal to the chain, once. The mark is written in the same transaction. */
export function broadcast(context: Context, state: WalletState, id: number): void {
  const record = state.withdrawal(id);
  if (!record || record.state !== 'approved' || record.broadcastAt !== undefined) return;
  const currency = context.catalog.currency(record.currencyId);
  if (!currency) throw new Error(`withdrawal ${id} is of an unknown currency`);
  const { address, network, currencyId } = record;
  const amount = fromUnits(record.amount - record.fee, currency.scale);
  record.broadcastAt = context.now;
  record.hash = payOut(context, { network, currencyId, address, amount, reference: id });
  state.putWithdrawal(record);
}

/** The chain's result of a broadcast transaction. */
export function settleWithdrawal(context: Context, state: WalletState, id: number, succeeded: boolean): DecideResult {
  const record = state.withdrawal(id);
  if (!record) return refuse('not_found');
  if (record.state !== 'approved' || record.broadcastAt === undefined) return refuse('already_decided');
  record.state = succeeded ? 'success' : 'failed';
  if (succeeded) pay(context, record, undefined);
  else release(context, record);
  tellWithdrawal(context, record);
  state.putWithdrawal(record);
  return { ok: true };
}

const differs = (shown: Decimal | undefined, own: Decimal) => shown !== undefined && compare(shown, own) !== 0;

function tellWithdrawal({ announce }: Context, { id, userId }: WithdrawalRecord): void {
  announce('notice', { userId, notice: 'withdrawal', id });
}

const broadcastKey = (id: number) => `broadcast ${id}`;

/** Ends the hold: the net amount is paid to `external` or to another user, the fee to the house. */
function pay({ ledger, now }: Context, record: WithdrawalRecord, recipient: number | undefined): void {
  const { id, userId, currencyId, wallet: from, amount, fee } = record;
  const hold = { purpose: WITHDRAWAL_HOLD, reference: id };
  const target =
    recipient === undefined
      ? ledger.account({ house: 'external' }, currencyId)
      : ledger.account({ userId: recipient, wallet: 'change' }, currencyId);
  ledger.post(recipient === undefined ? 'withdrawal_done' : 'withdrawal_internal', id, now, [
    { account: ledger.account({ userId, wallet: from }, currencyId), held: -amount, hold },
    { account: target, available: amount - fee },
    { account: ledger.account({ house: 'fees' }, currencyId), available: fee },
  ]);
}

/** Ends the hold: the whole amount, the fee included, is available again. */
function release({ ledger, now }: Context, { id, userId, currencyId, wallet: from, amount }: WithdrawalRecord): void {
  ledger.post('withdrawal_release', id, now, [
    {
      account: ledger.account({ userId, wallet: from }, currencyId),
      available: amount,
      held: -amount,
      hold: { purpose: WITHDRAWAL_HOLD, reference: id },
    },
  ]);
}

function unitsOf(amount: Decimal, { code, scale }: Currency): bigint {
  const units = toUnits(amount, scale);
  if (units === undefined) throw new Error(`${amount} has more places than ${code}`);
  return units;
}
