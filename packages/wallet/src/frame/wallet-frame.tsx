import { AreaFrame, PATHS } from '@bourse/feature-kit';
import { Page } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { walletMessages } from '../locales/messages';

/** The addresses of each entry: the screen is current at any of them, and the entry leads to the first. */
const ENTRIES = [
  [[PATHS.accountAssets, PATHS.assets], 'assets.title'],
  [[PATHS.legalAccounts], 'account.legal'],
  [[PATHS.coinAccount], 'account.change'],
  [[PATHS.leverAccount], 'account.lever'],
  [[PATHS.finance], 'finance.title'],
  [[PATHS.deposits, PATHS.depositRecord], 'deposit.title'],
  [[PATHS.withdraw], 'withdraw.title'],
  [[PATHS.transfer, PATHS.transferLegal], 'transfer.title'],
  [[PATHS.transferRecord, PATHS.transferLog], 'transfer.history'],
  [[PATHS.ledger], 'ledger.title'],
  [[PATHS.statement], 'statement.title'],
  [[PATHS.withdrawAddresses], 'book.title'],
] as const;

export interface WalletFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen of the wallet with the wallet's menu. */
export function WalletFrame({ title, children }: WalletFrameProps) {
  const text = walletMessages.useText();
  const { pathname } = useLocation();
  const entries = ENTRIES.map(([paths, label]) => ({
    path: paths.find((path) => path === pathname) ?? paths[0],
    label: text(label),
  }));
  return (
    <AreaFrame label={text('wallet.menu')} entries={entries}>
      <Page title={title}>{children}</Page>
    </AreaFrame>
  );
}
