import type { ReactNode } from 'react';
import { RecordTable } from '../account/record-table';
import type { Balance } from '@bourse/contracts/wallet';
import { isDeposit } from '../rules/deposit-stage';
import { walletMessages } from '../locales/messages';

export interface DepositHistoryProps {
  readonly currency: Balance;
  /** Deposits over this network only, and those of which the exchange names no network. */
  readonly network?: string | undefined;
  /** The next step, where there are no deposits yet. */
  readonly emptyAction?: ReactNode;
}

/** The deposits of a currency, latest first: the entries of its log that have a transaction or a state. */
export function DepositHistory({ currency, network, emptyAction }: DepositHistoryProps) {
  const text = walletMessages.useText();
  return (
    <RecordTable
      account="change"
      currencyId={currency.currencyId}
      currency={currency.currency}
      isExpecting
      empty={{ title: text('deposit.empty'), hint: text('deposit.emptyHint'), action: emptyAction }}
      filter={(row) => isDeposit(row) && (network === undefined || row.network === '' || row.network === network)}
    />
  );
}
