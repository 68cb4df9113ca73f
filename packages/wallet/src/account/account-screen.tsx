import { asFailure } from '@bourse/api-client';
import { ReadError } from '@bourse/feature-kit';
import { useWorth } from '@bourse/market';
import { EmptyState, Panel, Text } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { FilterBar } from '../assets/filter-bar';
import { chooseHoldings, holdingOf } from '../rules/holdings';
import type { Account } from '@bourse/contracts/wallet';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { useHidesFigures } from './stored-values';
import { useHoldingFilter, useWallet } from './use-wallet';
import { AccountBalances, type AccountBalancesProps } from './account-balances';

export interface AccountScreenProps {
  readonly account: Account;
  readonly title: string;
  readonly worth?: AccountBalancesProps['worth'];
  readonly transferActions?: AccountBalancesProps['transferActions'];
  /** Another account that transfers draw on: its total is shown too, and its available balances in a column. */
  readonly beside?: Account;
  /** Below the table. */
  readonly children?: ReactNode;
}

/** One account: its total, and its currencies with their actions. */
export function AccountScreen({ account, title, worth, transferActions, beside, children }: AccountScreenProps) {
  const text = walletMessages.useText();
  const { write } = useWorth('USDT');
  const { wallet, hasFailed, error, onRetry } = useWallet();
  const [filter, setFilter] = useHoldingFilter();
  const [hidesFigures] = useHidesFigures();
  const shown = wallet?.accounts[account];
  if (hasFailed && !wallet) {
    return (
      <WalletFrame title={title}>
        <ReadError title={text('failed.title')} failure={asFailure(error)} onRetry={onRetry} />
      </WalletFrame>
    );
  }
  return (
    <WalletFrame title={title}>
      {/* The lines have their room before the wallet is read: lines that arrive late would move the table under a press. */}
      {[account, ...(beside ? [beside] : [])].map((each) => (
        <Text size="table" tone="quiet" key={each} style={{ marginBottom: 12 }}>
          {text(beside ? `account.${each}` : 'balances.total')}{' '}
          {wallet && <strong>{hidesFigures ? '＊＊＊＊' : write(wallet.accounts[each].total)}</strong>}
        </Text>
      ))}
      <Panel label={title}>
        <FilterBar filter={filter} onChange={setFilter} />
        <AccountBalances
          account={account}
          holdings={chooseHoldings(shown?.balances.map(holdingOf) ?? [], filter)}
          isLoading={!wallet}
          isOpen={wallet?.isOpen ?? false}
          hidesFigures={hidesFigures}
          empty={<EmptyState icon="wallet" title={text('empty.account')} hint={text('empty.account.hint')} />}
          {...(worth && { worth })}
          {...(beside && wallet && { beside: { account: beside, balances: wallet.accounts[beside].balances } })}
          {...(transferActions && { transferActions })}
        />
      </Panel>
      {children}
    </WalletFrame>
  );
}
