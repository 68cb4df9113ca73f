import { isLess } from '@bourse/decimal';
import type { Context } from '../../core/context';
import { cancelOpen, outflowRefusal } from '../../core/product';
import { openCase, withdrawCase } from '../desk/product';
import { amountOf, fromUnits } from '../../ledger/money';
import type { Account, Posting } from '../../ledger/ledger';
import { WALLETS } from '../../ledger/types';
import { refuse, type Done, type Refused } from '../../result';
import { kindOf, ownerOfAddress } from './deposit-address';
import { networkOf } from './withdraw';
import type { ChainReport } from '../../core/chain-report';
import { transactionHash } from './transaction-hash';
import type { DepositRecord } from './types';
import type { WalletState } from './state';

/** Deposits go to the coin account. */
const DEPOSIT_WALLET = 'change';

/** Kind of the desk's cases: a reversed deposit that its user had spent. The reference is the deposit. */
export const REVERSED_CASE = 'reversed_deposit';

type Refusal = 'currency_not_found' | 'not_ours' | 'below_minimum' | 'amount_invalid' | 'already_credited';

/**
 * Takes a report of the chain. A deposit is unique by network, transaction and output; its confirmations never go down; it is
 * credited once, with the first confirmation, unless a proof of the transaction was credited. A reversed transaction ends a
 * deposit that is not complete: what was credited is taken back, and what the user has spent of it stays a debt.
 */
export function observeDeposit(
  context: Context,
  state: WalletState,
  report: Omit<ChainReport, 'direction' | 'reference'>,
): Done<{ deposit: DepositRecord }> | Refused<Refusal> {
  const currency = context.catalog.currency(report.currencyId);
  const network = currency && networkOf(currency, report.network);
  if (!currency || !network) return refuse('currency_not_found');
  const hash = transactionHash(report.hash) ?? report.hash;
  if (state.proofOf(hash)?.state === 'approved') return refuse('already_credited');
  const deposit = state.deposit({ ...report, hash }) ?? newDeposit();
  if (typeof deposit === 'string') return refuse(deposit);

  if (report.isReversed) {
    if (deposit.state === 'credited') takeBack(context, state, deposit);
    if (deposit.state !== 'complete') {
      deposit.state = 'reversed';
      deposit.confirmations = 0;
    }
  } else {
    deposit.confirmations = Math.max(deposit.confirmations, Math.trunc(report.confirmations));
    if (deposit.confirmations > 0 && (deposit.state === 'seen' || deposit.state === 'reversed'))
      credit(context, deposit);
    if (deposit.state === 'credited' && deposit.confirmations >= deposit.required) {
      deposit.state = 'complete';
      tellDeposit(context, deposit);
    }
  }
  state.putDeposit(deposit);
  return { ok: true, deposit };

  function newDeposit(): DepositRecord | Refusal {
    if (!currency || !network) return 'not_ours';
    const userId = ownerOfAddress(context, kindOf(currency, network.name), report.address);
    if (userId === undefined) return 'not_ours';
    if (isLess(report.amount, network.minDeposit)) return 'below_minimum';
    const amount = amountOf(report.amount, currency.scale);
    if (amount === undefined) return 'amount_invalid';
    return {
      id: state.nextId('deposit'),
      userId,
      currencyId: currency.id,
      network: network.name,
      hash,
      output: report.output,
      amount,
      confirmations: 0,
      required: network.confirmations,
      state: 'seen',
      owed: 0n,
      writtenOff: 0n,
      createdAt: context.now,
    };
  }
}

function tellDeposit({ announce }: Context, { id, userId }: DepositRecord): void {
  announce('notice', { userId, notice: 'deposit', id });
}

/** Credits a deposit; of one that was reversed and is mined again, the part that was taken back. */
function credit(context: Context, deposit: DepositRecord): void {
  const { ledger, now } = context;
  const { id, userId, currencyId } = deposit;
  const missing = deposit.amount - deposit.owed - deposit.writtenOff;
  deposit.state = 'credited';
  deposit.owed = 0n;
  deposit.writtenOff = 0n;
  withdrawCase(context, REVERSED_CASE, id);
  tellDeposit(context, deposit);
  ledger.post('chain_deposit', id, now, [
    { account: ledger.account({ house: 'external' }, currencyId), available: -missing },
    { account: ledger.account({ userId, wallet: DEPOSIT_WALLET }, currencyId), available: missing },
  ]);
}

/**
 * Takes the money of a reversed deposit from all accounts of its user. If that is not enough, what the user has open is cancelled, so that
 * no hold keeps the rest; staff gets a case for what is missing then.
 */
function takeBack(context: Context, state: WalletState, deposit: DepositRecord): void {
  const { catalog } = context;
  const { id, userId, currencyId, hash, amount } = deposit;
  deposit.owed = amount;
  collect(context, deposit);
  if (deposit.owed > 0n) {
    // A debt already: money that is released does not leave, and is not collected twice.
    deposit.state = 'reversed';
    state.putDeposit(deposit);
    cancelOpen(context, userId);
    collect(context, deposit);
  }
  const currency = catalog.currency(currencyId);
  if (deposit.owed === 0n || !currency) return;
  const money = (units: bigint) => `${fromUnits(units, currency.scale)} ${currency.code}`;
  openCase(context, {
    kind: REVERSED_CASE,
    reference: id,
    userId,
    details: { Deposit: money(amount), Owed: money(deposit.owed), Transaction: hash },
  });
}

/** Collects debts from money that their users have got. */
export function collectDebts(context: Context, state: WalletState, accounts: readonly Account[]): void {
  for (const { owner, currencyId, available } of accounts) {
    if ('house' in owner || available === 0n) continue;
    for (const deposit of state.debts(owner.userId, currencyId)) {
      collect(context, deposit);
      state.putDeposit(deposit);
      if (deposit.owed === 0n) withdrawCase(context, REVERSED_CASE, deposit.id);
    }
  }
}

/** Pays as much of a debt as the accounts of the user have available, beyond the margin that open positions need. */
function collect(context: Context, deposit: DepositRecord): void {
  const { ledger, now } = context;
  const { id, userId, currencyId } = deposit;
  const postings: Posting[] = [];
  let missing = deposit.owed;
  for (const wallet of [DEPOSIT_WALLET, ...WALLETS.filter((one) => one !== DEPOSIT_WALLET)] as const) {
    const account = ledger.account({ userId, wallet }, currencyId);
    const part = missing < account.available ? missing : account.available;
    if (part === 0n || (wallet === 'lever' && !mayLeaveMargin(context, deposit, part))) continue;
    missing -= part;
    postings.push({ account, available: -part });
  }
  const taken = deposit.owed - missing;
  if (taken === 0n) return;
  deposit.owed = missing;
  ledger.post('chain_deposit_reversed', id, now, [
    ...postings,
    { account: ledger.account({ house: 'external' }, currencyId), available: taken },
  ]);
}

function mayLeaveMargin(context: Context, { userId, currencyId }: DepositRecord, units: bigint): boolean {
  const scale = context.catalog.currency(currencyId)?.scale ?? 0;
  const outflow = { userId, currencyId, from: 'lever', to: DEPOSIT_WALLET, amount: fromUnits(units, scale) } as const;
  return outflowRefusal(context, context.products, outflow) === undefined;
}

/** The decision of staff about a debt: `approve` collects what is available now and keeps the rest, `reject` writes it off. */
export function decideDebt(
  context: Context,
  state: WalletState,
  { id, keep }: { id: number; keep: boolean },
): Done | Refused<'not_found'> {
  const deposit = state.depositById(id);
  if (!deposit || deposit.owed === 0n) return refuse('not_found');
  collect(context, deposit);
  if (!keep && deposit.owed > 0n) {
    deposit.writtenOff += deposit.owed;
    deposit.owed = 0n;
  }
  state.putDeposit(deposit);
  return { ok: true };
}
