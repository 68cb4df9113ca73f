import { AreaColumns, AreaTabs } from '@bourse/feature-kit';
import { End, Page } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { walletMessages } from '../locales/messages';
import { HISTORY } from './histories';
import { Component as WalletMenu } from './wallet-menu';

export interface WalletFrameProps {
  readonly title: string;
  /** At the far side of the title: the export of a history, the play money beside a deposit. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the wallet with the wallet's menu; a history also has the links to the other histories. */
export function WalletFrame({ title, actions, children }: WalletFrameProps) {
  const text = walletMessages.useText();
  const { pathname } = useLocation();
  const histories = HISTORY.map(([[path, ...aliases], label]) => ({ path, aliases, label: text(label) }));
  const isHistory = histories.some(
    ({ path, aliases }) => path === pathname || aliases.some((alias) => alias === pathname),
  );
  return (
    <AreaColumns menu={<WalletMenu />}>
      <Page title={title} beside={actions && <End>{actions}</End>}>
        {isHistory && <AreaTabs label={text('history.title')} entries={histories} />}
        {children}
      </Page>
    </AreaColumns>
  );
}
