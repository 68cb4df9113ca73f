import type { ApiFailure } from '@bourse/api-client';
import { ReadError, useLink, useScreens } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import {
  Button,
  colour,
  EmptyState,
  Figure,
  Figures,
  Icon,
  IconButton,
  Link,
  Panel,
  Row,
  Skeleton,
  Tabs,
  useAnnouncedResults,
  useIsPhone,
  VisuallyHidden,
} from '@bourse/ui-kit';
import { ACCOUNTS, grandTotal, type Account } from '@bourse/contracts/wallet';
import { PATHS } from '../paths';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { AccountBalances } from '../account/account-balances';
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

function MainAction({ path, tone, children }: { path: string; tone: 'primary' | 'quiet'; children: string }) {
  return (
    <Button tone={tone} {...useLink(path)}>
      {children}
    </Button>
  );
}

/** Deposit, withdrawal and transfer, those that the platform has. */
function MainActions() {
  const text = walletMessages.useText();
  const { has } = useScreens();
  return (
    <Row>
      {has(PATHS.deposits) && (
        <MainAction path={PATHS.deposits} tone="primary">
          {text('deposit.title')}
        </MainAction>
      )}
      {has(PATHS.withdraw) && (
        <MainAction path={PATHS.withdraw} tone="quiet">
          {text('withdraw.title')}
        </MainAction>
      )}
      {has(PATHS.transfer) && (
        <MainAction path={PATHS.transfer} tone="quiet">
          {text('transfer.title')}
        </MainAction>
      )}
    </Row>
  );
}

/** Balances of the accounts: the chosen one in a table, all of them in the total. A single account has no tabs. */
export function AssetsView({ read, choice, charts, reconciliation }: AssetsViewProps) {
  const { wallet, isStale = false, failure, isFetching, onRetry } = read;
  const { accounts = ACCOUNTS, account, onAccount, filter, onFilter, hidesFigures, onHideFigures } = choice;
  const text = walletMessages.useText();
  const format = useFormat();
  const isPhone = useIsPhone();
  const shown = wallet?.accounts[account];
  const holdings = shown?.balances.map(holdingOf) ?? [];

  const chosen = chooseHoldings(holdings, filter);
  useAnnouncedResults({
    query: `${filter.search.trim()} ${String(filter.hideSmall)}`,
    count: chosen.length,
    isLoading: !wallet,
  });

  const hide = (figure: string) => (hidesFigures ? '＊＊＊＊' : figure);

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
      <FilterBar filter={filter} onChange={onFilter} end={<AccountPageLink key={account} account={account} />} />
      <AccountBalances
        key={account}
        account={account}
        holdings={chosen}
        isOpen={wallet?.isOpen ?? false}
        hidesFigures={hidesFigures}
        isLoading={!wallet}
        empty={
          holdings.length === 0 ? (
            <EmptyState title={text('empty.account')} hint={text('empty.account.hint')} />
          ) : (
            <EmptyState
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
      <Row spacing={6} sx={{ alignItems: 'flex-end', mb: 5 }}>
        <Figures>
          <Figure
            size="display"
            label={
              <>
                {text('assets.total')}{' '}
                <IconButton
                  icon={hidesFigures ? 'eyeOff' : 'eye'}
                  label={text(hidesFigures ? 'assets.showFigures' : 'assets.hideFigures')}
                  onClick={() => onHideFigures(!hidesFigures)}
                />
              </>
            }
          >
            {wallet ? (
              hide(format.money(grandTotal(wallet.accounts), { currency: 'USDT' }))
            ) : (
              <>
                <Skeleton width={220} height={42} />
                <VisuallyHidden as="output">{text('assets.loading')}</VisuallyHidden>
              </>
            )}
          </Figure>
        </Figures>
        <MainActions />
      </Row>
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
              note: wallet ? hide(format.money(wallet.accounts[id].total, { currency: 'USDT' })) : '…',
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
