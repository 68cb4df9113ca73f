import { useFormat } from '@bourse/i18n';
import { Button, colour, EmptyState, ErrorState, Icon, Page, Panel, Skeleton, Tabs } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { ACCOUNTS, type Account } from '../contract';
import { walletMessages } from '../locales/messages';
import { BalanceTable } from './balance-table';
import { FilterBar } from './filter-bar';
import { chooseHoldings, grandTotal, holdingOf, type HoldingFilter } from './rules';
import type { Wallet } from './wallet';

const Summary = styled('div')({
  margin: '0 0 20px',
  '& dt': { color: colour.quiet, fontSize: 13 },
  '& dd': { margin: 0, fontSize: 28, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

const Stale = styled('output')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 12px',
  fontSize: 13,
  color: colour.warning,
  '& > span': { flex: '1 1 200px' },
});

const AccountTotal = styled('span')({
  color: colour.quiet,
  fontSize: 13,
  whiteSpace: 'nowrap',
  '& strong': { color: colour.text, fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 720px)': { display: 'none' },
});

export interface AssetsViewProps {
  /** `undefined` while nothing has come yet. */
  readonly wallet: Wallet | undefined;
  readonly account: Account;
  readonly onAccount: (account: Account) => void;
  readonly filter: HoldingFilter;
  readonly onFilter: (filter: HoldingFilter) => void;
  /** The last try to fetch failed. */
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** Balances of the four accounts: one chosen, all of them summed up. */
export function AssetsView(props: AssetsViewProps) {
  const { wallet, account, onAccount, filter, onFilter, hasFailed, isFetching, onRetry } = props;
  const text = walletMessages.useText();
  const format = useFormat();
  const shown = wallet?.accounts[account];
  const holdings = shown?.balances.map(holdingOf) ?? [];

  if (hasFailed && !wallet) {
    return (
      <Page title={text('assets.title')}>
        <Panel label={text('assets.title')}>
          <ErrorState title={text('failed.title')} onRetry={onRetry} isRetrying={isFetching} />
        </Panel>
      </Page>
    );
  }
  return (
    <Page title={text('assets.title')}>
      <Summary as="dl">
        <dt>{text('assets.total')}</dt>
        <dd>
          {wallet ? (
            format.money(grandTotal(wallet.accounts), { currency: 'USDT' })
          ) : (
            <Skeleton width={220} height={42} />
          )}
        </dd>
      </Summary>
      {hasFailed && (
        <Stale>
          <Icon name="warning" />
          <span>{text('failed.stale')}</span>
          <Button tone="quiet" size="small" pending={isFetching} onClick={onRetry}>
            {text('failed.retry')}
          </Button>
        </Stale>
      )}
      <Panel label={text('assets.title')}>
        <Tabs
          label={text('assets.accounts')}
          items={ACCOUNTS.map((id) => ({ id, label: text(`account.${id}`) }))}
          value={account}
          onChange={onAccount}
          actions={
            shown && (
              <AccountTotal>
                {text('balances.total')} <strong>{format.money(shown.total, { currency: 'USDT' })}</strong>
              </AccountTotal>
            )
          }
        />
        <FilterBar filter={filter} onChange={onFilter} />
        <BalanceTable
          label={text('balances.label', { account: text(`account.${account}`) })}
          holdings={chooseHoldings(holdings, filter)}
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
      </Panel>
    </Page>
  );
}
