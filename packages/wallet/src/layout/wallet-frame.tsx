import { AreaFrame, AreaTabs, useScreens } from '@bourse/feature-kit';
import { End, Page } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { walletMessages } from '../locales/messages';
import { LINKS } from '../links';
import { PATHS } from '../paths';

/** The addresses of each entry: it is current at any of them and leads to the first. */
const HISTORY = [
  [[PATHS.ledger], 'ledger.title'],
  [[PATHS.depositRecord], 'deposit.recordTitle'],
  [[PATHS.transferRecord, PATHS.transferLog], 'transfer.history'],
  [[PATHS.statement], 'statement.title'],
] as const;

const ENTRIES = [
  [
    [
      PATHS.accountAssets,
      PATHS.assets,
      PATHS.legalAccounts,
      PATHS.legalAccount,
      PATHS.legalAccountAlias,
      PATHS.coinAccount,
      PATHS.changeAccount,
      PATHS.leverAccount,
      PATHS.finance,
    ],
    'assets.title',
  ],
  [[PATHS.deposits], 'deposit.title'],
  [[PATHS.withdraw], 'withdraw.title'],
  [[PATHS.transfer, PATHS.transferLegal], 'transfer.title'],
  [HISTORY.flatMap(([paths]) => paths), 'history.title'],
  [[PATHS.withdrawAddresses], 'book.title'],
] as const;

export interface WalletFrameProps {
  readonly title: string;
  /** At the far side of the title: the export of a history. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the wallet with the wallet's menu; a history also has the links to the other histories. */
export function WalletFrame({ title, actions, children }: WalletFrameProps) {
  const text = walletMessages.useText();
  const spotProfit = useScreens().pathOf(LINKS.spotProfit);
  const { pathname } = useLocation();
  const histories = HISTORY.map(([[path, ...aliases], label]) => ({ path, aliases, label: text(label) }));
  const isHistory = histories.some(
    ({ path, aliases }) => path === pathname || aliases.some((alias) => alias === pathname),
  );
  const entries = [
    ...ENTRIES.flatMap(([[path, ...aliases], label]) =>
      path === undefined ? [] : [{ path, aliases, label: text(label) }],
    ),
    ...(spotProfit === undefined ? [] : [{ path: spotProfit, label: text('wallet.spotProfit') }]),
  ];
  return (
    <AreaFrame label={text('wallet.menu')} entries={entries}>
      <Page title={title} beside={actions && <End>{actions}</End>}>
        {isHistory && <AreaTabs label={text('history.title')} entries={histories} />}
        {children}
      </Page>
    </AreaFrame>
  );
}
