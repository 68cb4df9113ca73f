import type { Holding } from '../rules/holdings';
import type { Account } from '@bourse/contracts/wallet';
import { DepositPanel } from '../deposit/deposit-panel';
import { WithdrawPanel } from '../withdraw/withdraw-panel';
import { RecordTable } from './record-table';

export type PanelKind = 'deposit' | 'withdraw' | 'record';

export interface BalancePanelProps {
  readonly kind: PanelKind;
  readonly account: Account;
  readonly holding: Holding;
}

/** What opens below a row of the balances. */
export function BalancePanel({ kind, account, holding }: BalancePanelProps) {
  if (kind === 'deposit') return <DepositPanel currency={holding} />;
  if (kind === 'withdraw') return <WithdrawPanel account={account} currency={holding} />;
  return <RecordTable account={account} currencyId={holding.currencyId} currency={holding.currency} />;
}
