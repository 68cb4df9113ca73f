import { isLess } from '@bourse/decimal';
import type { Context } from '../../core/context';
import { amountOf } from '../../ledger/money';
import { refuse, type Done, type Refused } from '../../result';
import { kindOf, ownerOfAddress } from './deposit-address';
import { networkOf } from './withdraw';
import type { ChainReport } from '../../chain/types';
import type { DepositRecord } from './types';
import type { WalletState } from './wallet-state';

/** Deposits go to the coin account. */
const DEPOSIT_WALLET = 'change';

/**
 * Takes a report of the chain. A deposit is unique by network, transaction and output; its confirmations never go down; it is
 * credited once, with the first confirmation. A reversed transaction ends a deposit that is not credited yet.
 */
export function observeDeposit(
  context: Context,
  state: WalletState,
  report: Omit<ChainReport, 'direction' | 'reference'>,
): Done<{ deposit: DepositRecord }> | Refused<'currency_not_found' | 'not_ours' | 'below_minimum' | 'amount_invalid'> {
  const currency = context.catalog.currency(report.currencyId);
  const network = currency && networkOf(currency, report.network);
  if (!currency || !network) return refuse('currency_not_found');
  const deposit = state.deposit(report) ?? newDeposit();
  if (typeof deposit === 'string') return refuse(deposit);

  if (report.isReversed) {
    if (deposit.state === 'seen') deposit.state = 'reversed';
  } else {
    deposit.confirmations = Math.max(deposit.confirmations, Math.trunc(report.confirmations));
    if (deposit.confirmations > 0 && (deposit.state === 'seen' || deposit.state === 'reversed'))
      credit(context, deposit);
    if (deposit.state === 'credited' && deposit.confirmations >= deposit.required) deposit.state = 'complete';
  }
  state.putDeposit(deposit);
  return { ok: true, deposit };

  function newDeposit(): DepositRecord | 'not_ours' | 'below_minimum' | 'amount_invalid' {
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
      hash: report.hash,
      output: report.output,
      amount,
      confirmations: 0,
      required: network.confirmations,
      state: 'seen',
      createdAt: context.now,
    };
  }
}

function credit({ ledger, now }: Context, deposit: DepositRecord): void {
  const { id, userId, currencyId, amount } = deposit;
  deposit.state = 'credited';
  ledger.post('chain_deposit', id, now, [
    { account: ledger.account({ house: 'external' }, currencyId), available: -amount },
    { account: ledger.account({ userId, wallet: DEPOSIT_WALLET }, currencyId), available: amount },
  ]);
}
