import { PATHS, usePage, useTab } from '@bourse/feature-kit';
import type { Pair } from '@bourse/market/contract';
import { OrderTabs } from '@bourse/trading';
import { colour, MenuButton, Switch, TOUCH_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { useLeverAccount } from '../account/use-lever-account';
import { useLeverDeal } from '../account/use-lever-deal';
import { PositionDialogs } from '../close/position-dialogs';
import { usePositionActions } from '../close/use-position-actions';
import type { LeverOrder, ListName } from '../contract';
import { leverMessages } from '../locales/messages';
import { OrdersTable } from './orders-table';
import { profitMode } from './profit-mode';
import { useOrders } from './use-orders';
import { useRowFigures } from './use-row-figures';
import { ReplayDialog } from '../journal/replay-dialog';

const Actions = styled('div')({ display: 'flex', gap: 12, alignItems: 'center', whiteSpace: 'nowrap' });
const AllOrders = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: 12,
  color: colour.accent,
  ...TOUCH_SIZE,
});

const LISTS = ['positions', 'entrusts', 'closed', 'revoked'] as const satisfies readonly ListName[];
const TABS = [...LISTS, 'alerts', 'info'] as const;

export interface OrdersTabsProps {
  readonly pair: Pair;
  readonly account: ReturnType<typeof useLeverAccount>;
  readonly info?: ReactNode;
  /** Opens the stops dialog of a position. */
  readonly onStops: (order: LeverOrder) => void;
}

/** Pending orders, positions, closed and revoked orders of a pair, price alerts and, where given, the coin information. */
export function OrdersTabs({ pair, account, info, onStops }: OrdersTabsProps) {
  const text = leverMessages.useText();
  const [named, setTab] = useTab(TABS, 'positions');
  const mode = profitMode.useValue();
  const list = (id: ListName) => <ListOfPair key={id} list={id} pair={pair} account={account} onStops={onStops} />;
  return (
    <OrderTabs
      label={text('tabs.label')}
      lists={LISTS.map((id) => ({ id, label: text(`tabs.${id}`), content: list(id) }))}
      visitorText={text('orders.visitor')}
      pair={pair}
      info={info}
      // Without room for one, the coin information has no tab.
      value={named === 'info' && info === undefined ? 'positions' : named}
      onChange={setTab}
      actions={
        <Actions>
          <Switch
            label={text('orders.afterFees')}
            checked={mode === 'net'}
            onChange={(isNet) => profitMode.write(isNet ? 'net' : 'gross')}
          />
          <AllOrders to={PATHS.leverList}>{text('orders.toAll')}</AllOrders>
        </Actions>
      }
    />
  );
}

interface ListOfPairProps extends Omit<OrdersTabsProps, 'info'> {
  readonly list: ListName;
}

const Bar = styled('div')({ display: 'flex', justifyContent: 'flex-end', padding: '4px 12px' });

/** One list of a pair with its actions and dialogs. */
export function ListOfPair({ list, pair, account, onStops }: ListOfPairProps) {
  const text = leverMessages.useText();
  const [page, setPage] = usePage();
  const orders = useOrders(list, pair.id, page);
  const { deal } = useLeverDeal(pair.id);
  const actions = usePositionActions(pair.id);
  const [replay, setReplay] = useState<LeverOrder>();
  const figures = useRowFigures({
    pair,
    liquidation: account.liquidation,
    lotSizes: account.lotSizes,
    overnightRate: deal?.overnightRate,
  });
  const isOpen = list === 'positions';
  const batch = (selection: 'all' | 'long' | 'short') => () => actions.onBatch(selection, account.input.positions);
  return (
    <>
      {isOpen && account.input.positions.length > 0 && (
        <Bar>
          <MenuButton
            label={text('batch.menu')}
            entries={[
              { id: 'all', label: text('batch.all'), onSelect: batch('all') },
              { id: 'long', label: text('batch.long'), onSelect: batch('long') },
              { id: 'short', label: text('batch.short'), onSelect: batch('short') },
            ]}
          >
            {text('batch.menu')}
          </MenuButton>
        </Bar>
      )}
      <OrdersTable
        list={list}
        state={orders.state}
        orders={orders.orders}
        profitMode={profitMode.useValue()}
        figures={isOpen ? figures : undefined}
        busy={actions.busy}
        page={page}
        pageCount={orders.pageCount}
        onPage={setPage}
        onRetry={orders.onRetry}
        onClose={isOpen ? actions.onClose : undefined}
        onStops={isOpen ? onStops : undefined}
        onRevoke={list === 'entrusts' ? actions.onRevoke : undefined}
        onReplay={list === 'closed' ? setReplay : undefined}
      />
      <PositionDialogs account={account} actions={actions} positions={orders.orders} />
      {replay && <ReplayDialog order={replay} pair={pair} onClose={() => setReplay(undefined)} />}
    </>
  );
}
