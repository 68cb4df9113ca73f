import type { ApiFailure } from '@bourse/api-client';
import { ReadError, useLink, useScreens } from '@bourse/feature-kit';
import type { Decimal } from '@bourse/decimal';
import { useWorth } from '@bourse/market';
import {
  Button,
  colour,
  EmptyState,
  Icon,
  Link,
  Panel,
  Row,
  Tabs,
  useAnnouncedResults,
  useIsPhone,
} from '@bourse/ui-kit';
import { ACCOUNTS, type Account } from '@bourse/contracts/wallet';
import { PATHS } from '../paths';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { AccountBalances } from '../account/account-balances';
import { AssetsHead, HIDDEN } from './assets-head';
import { FilterBar } from './filter-bar';
import { chooseHoldings, holdingOf, type HoldingFilter } from '../rules/holdings';
import type { Wallet } from './wallet';
import type { ReactNode } from 'react';

/** The wallet as it was read last. */
export interface AssetsRead {
  /** `undefined` before the first reply. */
  readonly wallet: Wallet | undefined;
  /** The balances are old: they are dimmed, and the connection notice gives the reason. */
  readonly isStale?: boolean;
  /** Why the last request failed. */
  readonly failure: ApiFailure | undefined;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** The part of the wallet that is shown. */
export interface AssetsChoice {
  /** The accounts that the platform has; by default all four. */
  readonly accounts?: readonly Account[];
  /** The total a day ago as this device saw it. */
  readonly before?: Decimal | undefined;
  readonly account: Account;
  readonly onAccount: (account: Account) => void;
  readonly filter: HoldingFilter;
  readonly onFilter: (filter: HoldingFilter) => void;
  readonly hidesFigures: boolean;
  readonly onHideFigures: (hides: boolean) => void;
}

export interface AssetsViewProps {
  readonly read: AssetsRead;
  readonly choice: AssetsChoice;
  /** Charts above the balances; below them on phones, where the balances come first. */
  readonly charts?: ReactNode;
  /** Balances that the ledger does not explain since the last visit. */
  readonly reconciliation?: ReactNode;
  /** Button of the conversion of small balances. */
  readonly conversion?: ReactNode;
}

const ACCOUNT_PAGES = {
  legal: PATHS.legalAccounts,
  change: PATHS.coinAccount,
  lever: PATHS.leverAccount,
  micro: PATHS.finance,
} as const satisfies Record<Account, string>;

/** Leads to the screen of an account, where the platform has it. */
function AccountPageLink({ account }: { readonly account: Account }) {
  const text = walletMessages.useText();
  const path = ACCOUNT_PAGES[account];
  const link = useLink(path);
  return useScreens().has(path) && <Link {...link}>{text('assets.accountPage')}</Link>;
}

/** Balances of the accounts: the chosen one in a table, all of them in the total. A single account has no tabs. */
export function AssetsView({ read, choice, charts, reconciliation, conversion }: AssetsViewProps) {
  const { wallet, isStale = false, failure, isFetching, onRetry } = read;
  const { accounts = ACCOUNTS, before, account, onAccount, filter, onFilter, hidesFigures, onHideFigures } = choice;
  const text = walletMessages.useText();
  const worth = useWorth('USDT');
  const isPhone = useIsPhone();
  const shown = wallet?.accounts[account];
  const holdings = shown?.balances.map(holdingOf) ?? [];

  const chosen = chooseHoldings(holdings, filter);
  useAnnouncedResults({
    query: `${filter.search.trim()} ${String(filter.hideSmall)}`,
    count: chosen.length,
    isLoading: !wallet,
  });

  const hide = (figure: string) => (hidesFigures ? HIDDEN : figure);

  if (failure && !wallet) {
    return (
      <WalletFrame title={text('assets.title')}>
        <Panel label={text('assets.title')}>
          <ReadError title={text('failed.title')} failure={failure} onRetry={onRetry} />
        </Panel>
      </WalletFrame>
    );
  }
  const balances = (
    <>
      <FilterBar
        filter={filter}
        onChange={onFilter}
        end={
          <>
            {conversion} <AccountPageLink key={account} account={account} />
          </>
        }
      />
      <AccountBalances
        key={account}
        account={account}
        holdings={chosen}
        isOpen={wallet?.isOpen ?? false}
        hidesFigures={hidesFigures}
        isLoading={!wallet}
        empty={
          holdings.length === 0 ? (
            <EmptyState icon="wallet" title={text('empty.account')} hint={text('empty.account.hint')} />
          ) : (
            <EmptyState
              icon="search"
              title={text('empty.filter')}
              action={
                <Button tone="quiet" size="small" onClick={() => onFilter({ search: '', hideSmall: false })}>
                  {text('empty.filter.reset')}
                </Button>
              }
            />
          )
        }
      />
    </>
  );

  return (
    <WalletFrame title={text('assets.title')}>
      <AssetsHead wallet={wallet} before={before} hidesFigures={hidesFigures} onHideFigures={onHideFigures} />
      {failure && (
        <Row component="output" spacing={2.5} sx={{ mb: 3, color: colour.warning, '& > span': { flex: '1 1 200px' } }}>
          <Icon name="warning" />
          <span>{text('failed.stale')}</span>
          <Button tone="quiet" size="small" pending={isFetching} onClick={onRetry}>
            {text('failed.retry')}
          </Button>
        </Row>
      )}
      {reconciliation}
      {!isPhone && charts}
      <Panel label={text('assets.title')} isStale={isStale}>
        {accounts.length > 1 ? (
          <Tabs
            label={text('assets.accounts')}
            items={accounts.map((id) => ({
              id,
              label: text(`account.${id}`),
              note: wallet ? hide(worth.write(wallet.accounts[id].total)) : '…',
            }))}
            value={account}
            onChange={onAccount}
          >
            {balances}
          </Tabs>
        ) : (
          balances
        )}
      </Panel>
      {isPhone && charts}
    </WalletFrame>
  );
}
