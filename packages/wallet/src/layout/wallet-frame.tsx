import { AreaFrame, useScreens } from '@bourse/feature-kit';
import { End, Page } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { walletMessages } from '../locales/messages';
import { LINKS } from '../links';
import { PATHS } from '../paths';

/** The addresses of each entry: it is current at any of them and leads to the first. */
const ENTRIES = [
  [[PATHS.accountAssets, PATHS.assets], 'assets.title'],
  [[PATHS.legalAccounts, PATHS.legalAccount], 'account.legal'],
  [[PATHS.coinAccount, PATHS.changeAccount], 'account.change'],
  [[PATHS.leverAccount], 'account.lever'],
  [[PATHS.finance], 'finance.title'],
  [[PATHS.deposits], 'deposit.title'],
  [[PATHS.depositRecord], 'deposit.recordTitle'],
  [[PATHS.withdraw], 'withdraw.title'],
  [[PATHS.transfer, PATHS.transferLegal], 'transfer.title'],
  [[PATHS.transferRecord, PATHS.transferLog], 'transfer.history'],
  [[PATHS.ledger], 'ledger.title'],
  [[PATHS.statement], 'statement.title'],
  [[PATHS.withdrawAddresses], 'book.title'],
  [[PATHS.leverManager], 'placeholder.leverTitle'],
  [[PATHS.financeRecords], 'placeholder.financeTitle'],
] as const;

export interface WalletFrameProps {
  readonly title: string;
  /** At the far side of the title: the export of a history. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the wallet with the wallet's menu. */
export function WalletFrame({ title, actions, children }: WalletFrameProps) {
  const text = walletMessages.useText();
  const spotProfit = useScreens().pathOf(LINKS.spotProfit);
  const entries = [
    ...ENTRIES.map(([[path, ...aliases], label]) => ({ path, aliases, label: text(label) })),
    ...(spotProfit === undefined ? [] : [{ path: spotProfit, label: text('wallet.spotProfit') }]),
  ];
  return (
    <AreaFrame label={text('wallet.menu')} entries={entries}>
      <Page title={title} beside={actions && <End>{actions}</End>}>
        {children}
      </Page>
    </AreaFrame>
  );
}
