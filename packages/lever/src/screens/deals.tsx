import { loadState } from '@bourse/feature-kit';
import { pageCount, usePage } from '@bourse/lists';
import type { Pair, PairId } from '@bourse/contracts/market';
import { useState } from 'react';
import { useLeverAccount } from '../account/use-lever-account';
import { useLeverDealAllQuery } from '../api';
import { PositionDialogs } from '../close/position-dialogs';
import { usePositionActions } from '../close/use-position-actions';
import { PAGE_SIZE, type LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { OpenPosition } from '../layout/open-position';
import { OrdersTable } from '../orders/orders-table';
import { profitMode } from '../orders/profit-mode';
import { StopsEditor, type StopsEdit } from '../stops/stops-editor';
import { LeverPairPage } from '../layout/lever-pair-page';

const NO_ORDERS: readonly LeverOrder[] = [];

function AllDeals({ pair, only }: { readonly pair: Pair; readonly only: PairId | undefined }) {
  const [page, goTo] = usePage();
  const query = useLeverDealAllQuery({ pair: only, page });
  const { currentData: data, isError, error } = query;
  const account = useLeverAccount(pair.id);
  const actions = usePositionActions(pair.id);
  const { busy, ending, onClose, onReverse } = actions;
  const [edit, setEdit] = useState<StopsEdit>();
  const orders = data?.orders ?? NO_ORDERS;
  return (
    <>
      <OrdersTable
        list="positions"
        state={loadState({ data, isError, error })}
        orders={orders}
        onRetry={() => void query.refetch()}
        content={{ profitMode: profitMode.useValue(), decimalsOf: account.decimalsOf }}
        actions={{ busy, ending, onClose, onReverse, onStops: (order) => setEdit({ order }) }}
        emptyAction={<OpenPosition />}
        pages={{ page, pageCount: pageCount(data?.total ?? 0, PAGE_SIZE), onChange: goTo }}
      />
      <PositionDialogs account={account} actions={actions} positions={orders} />
      <StopsEditor account={account} edit={edit} onEdit={setEdit} />
    </>
  );
}

/** `/leverTransactions`: all deals (open positions), with a close action per row. */
export function Component() {
  const text = leverMessages.useText();
  return (
    <LeverPairPage title={text('deals.title')}>
      {(pair, only) => <AllDeals key={only} pair={pair} only={only} />}
    </LeverPairPage>
  );
}
