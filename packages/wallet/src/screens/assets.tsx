import { asFailure } from '@bourse/api-client';
import { isZero } from '@bourse/decimal';
import { useProductCapabilities, useScreens, useServerNow } from '@bourse/feature-kit';
import { useSearchParams } from 'react-router';
import { AssetsView } from '../assets/assets-view';
import { dayAgo } from '../rules/total-history';
import { holdingOf } from '../rules/holdings';
import type { Wallet } from '../assets/wallet';
import { ConvertSmall } from '../conversion/convert-small';
import { OverviewCharts } from '../charts/overview-charts';
import { ACCOUNTS, walletCapabilities, type Account } from '@bourse/contracts/wallet';
import { ReconciliationAlert } from '../ledger/reconciliation-alert';
import { PATHS } from '../paths';
import { useHidesFigures, useTotals } from '../account/stored-values';
import { useHoldingFilter, useWallet } from '../account/use-wallet';

const SPOT_ACCOUNT = ['change'] as const;

/** The account shown if the address names none: the coin account, else the first one with a balance. */
function firstAccount(wallet: Wallet | undefined, accounts: readonly Account[]): Account {
  const hasMoney = (account: Account) =>
    wallet !== undefined && wallet.accounts[account].balances.some((balance) => !isZero(holdingOf(balance).amount));
  return ['change' as const, ...accounts].find(hasMoney) ?? 'change';
}

/** `/letransactions?account=change`: balances of the accounts. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const { wallet, isStale, hasFailed, error, isFetching, onRetry } = useWallet();
  const [filter, setFilter] = useHoldingFilter();
  const [hidesFigures, changeHidesFigures] = useHidesFigures();
  const [course] = useTotals();
  const now = useServerNow();
  const { convertsSmall } = useProductCapabilities(walletCapabilities);
  // Without transfers there is one account, for spot trading.
  const accounts = useScreens().has(PATHS.transfer) ? ACCOUNTS : SPOT_ACCOUNT;
  const account = accounts.find((name) => name === search.get('account')) ?? firstAccount(wallet, accounts);

  return (
    <AssetsView
      read={{ wallet, isStale, failure: hasFailed ? asFailure(error) : undefined, isFetching, onRetry }}
      choice={{
        accounts,
        before: dayAgo(course, now())?.value,
        account,
        onAccount: (next) => setSearch({ account: next }, { replace: true }),
        filter,
        onFilter: setFilter,
        hidesFigures,
        onHideFigures: (hides) => changeHidesFigures(() => hides),
      }}
      charts={!hidesFigures && <OverviewCharts wallet={wallet} course={course} />}
      reconciliation={<ReconciliationAlert />}
      conversion={convertsSmall && account === 'change' && <ConvertSmall />}
    />
  );
}
