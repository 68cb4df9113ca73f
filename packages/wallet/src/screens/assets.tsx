import { readStored, writeStored } from '@bourse/api-client';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWalletListQuery } from '../api';
import { AssetsView } from '../assets/assets-view';
import type { HoldingFilter } from '../assets/rules';
import { ACCOUNTS } from '../contract';

const HIDE_SMALL_KEY = 'bourse.hideSmallBalances';

/** `/letransactions?account=change`: what the reader owns. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const account = ACCOUNTS.find((name) => name === search.get('account')) ?? 'legal';
  const [filter, setFilter] = useState<HoldingFilter>(() => ({
    search: '',
    hideSmall: readStored(HIDE_SMALL_KEY) === '1',
  }));
  const { currentData, isError, isFetching, refetch } = useWalletListQuery();
  const changeFilter = (next: HoldingFilter) => {
    setFilter(next);
    writeStored(HIDE_SMALL_KEY, next.hideSmall ? '1' : undefined);
  };

  return (
    <AssetsView
      wallet={currentData}
      account={account}
      onAccount={(next) => setSearch({ account: next }, { replace: true })}
      filter={filter}
      onFilter={changeFilter}
      hasFailed={isError}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
