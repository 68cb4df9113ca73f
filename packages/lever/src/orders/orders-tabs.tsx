import { usePage, useTab } from '@bourse/lists';
import type { Pair, PairId } from '@bourse/contracts/market';
import { LazyTradeChart, OrderTabs, type OrderTab } from '@bourse/trading';
import { End, INSET, Link, MenuButton, Row, Switch, type Column } from '@bourse/ui-kit';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { useLeverAccount } from '../account/use-lever-account';
import { useLeverDeal } from '../account/use-lever-deal';
import { PositionDialogs } from '../close/position-dialogs';
import { usePositionActions } from '../close/use-position-actions';
import type { LeverOrder, ListName } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { ColumnsMenu } from './columns-menu';
import { OrdersTable } from './orders-table';
import { onlyShownPair, profitMode } from './profit-mode';
import { useLists } from './use-lists';
import { useOrders } from './use-orders';
import { useRowFigures } from './use-row-figures';
import { chartedPosition } from '../journal/charted-position';
import { PATHS } from '../paths';

export interface OrdersTabsProps {
  readonly pair: Pair;
  readonly account: ReturnType<typeof useLeverAccount>;
  readonly info?: ReactNode;
  /** Opens the stops dialog of a position. */
  readonly onStops: (order: LeverOrder) => void;
  /** Opens the dialog that moves a pending order. */
  readonly onMove: (order: LeverOrder) => void;
}

/** Positions, pending, closed, filled and revoked orders of all pairs, price alerts and, where given, the coin information. */
export function OrdersTabs({ pair, account, info, onStops, onMove }: OrdersTabsProps) {
  const text = leverMessages.useText();
  const lists = useLists();
  const [named, setTab] = useTab<OrderTab<ListName>>([...lists, 'alerts', 'info'], 'positions');
  const only = onlyShownPair.useValue();
  const counts = { positions: account.input.positions.length, entrusts: account.entrusts.length };
  const labelOf = (id: ListName) => {
    const count = id === 'positions' || id === 'entrusts' ? counts[id] : 0;
    return count === 0 ? text(`tabs.${id}`) : `${text(`tabs.${id}`)} (${count})`;
  };
  const list = (id: ListName) => (
    <OrdersList
      key={id}
      list={id}
      pair={pair}
      only={only ? pair.id : undefined}
      filter={
        <Switch
          label={text('orders.onlyPair', { symbol: pair.symbol })}
          checked={only}
          onChange={onlyShownPair.write}
        />
      }
      account={account}
      onStops={onStops}
      onMove={onMove}
    />
  );
  return (
    <OrderTabs
      label={text('tabs.label')}
      lists={lists.map((id) => ({ id, label: labelOf(id), content: list(id) }))}
      visitorText={text('orders.visitor')}
      pair={pair}
      info={info}
      // Without room for one, the coin information has no tab.
      value={named === 'info' && info === undefined ? 'positions' : named}
      onChange={setTab}
      actions={
        <Link as={RouterLink} to={PATHS.list}>
          {text('orders.toAll')}
        </Link>
      }
    />
  );
}

export interface OrdersListProps extends Omit<OrdersTabsProps, 'info' | 'onStops' | 'onMove'> {
  readonly onStops?: OrdersTabsProps['onStops'];
  readonly onMove?: OrdersTabsProps['onMove'];
  readonly list: ListName;
  /** The rows of this pair only; of all pairs where left out. */
  readonly only?: PairId | undefined;
  /** Control of the filter. */
  readonly filter?: ReactNode;
  /** Buttons at the end of the line of the filter. */
  readonly actions?: ReactNode;
  /** The user's note on a row. */
  readonly note?: Column<LeverOrder> | undefined;
  /** Shown in place of the pages of the list: those that a filter has chosen of all rows. */
  readonly chosen?: readonly LeverOrder[] | undefined;
}

/** One list with its filter, actions and dialogs; the rows of the shown pair come first. */
export function OrdersList(props: OrdersListProps) {
  const { list, pair, only, filter, note, chosen, account, onStops, onMove } = props;
  const text = leverMessages.useText();
  const [page, setPage] = usePage();
  const orders = useOrders({ list, shown: pair.id, only, page });
  const { deal } = useLeverDeal(pair.id);
  const actions = usePositionActions(pair.id);
  const [charted, setCharted] = useState<LeverOrder>();
  const figures = useRowFigures({ orders: orders.orders, account, overnightRate: deal?.overnightRate });
  const mode = profitMode.useValue();
  const isOpen = list === 'positions';
  const batch = (selection: 'all' | 'long' | 'short') => () => actions.onBatch(selection, account.input.positions);
  return (
    <>
      <Row spacing={4} sx={{ padding: `4px ${INSET}` }}>
        {filter}
        {(isOpen || list === 'closed') && (
          <Switch
            label={text('orders.afterFees')}
            checked={mode === 'net'}
            onChange={(isNet) => profitMode.write(isNet ? 'net' : 'gross')}
          />
        )}
        {isOpen && account.input.positions.length > 0 && (
          <End>
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
          </End>
        )}
        <ColumnsMenu list={list} />
        {props.actions !== undefined && <End>{props.actions}</End>}
      </Row>
      <OrdersTable
        list={list}
        state={orders.state}
        orders={chosen ?? orders.orders}
        onRetry={orders.onRetry}
        content={{
          profitMode: mode,
          decimalsOf: account.decimalsOf,
          figures: isOpen ? figures : undefined,
          note,
        }}
        actions={{
          busy: actions.busy,
          ...(isOpen && { onClose: actions.onClose, onReverse: actions.onReverse, onStops }),
          ...(list === 'entrusts' && { onMove, onRevoke: actions.onRevoke }),
          ...(list === 'closed' && { onChart: setCharted }),
        }}
        pages={{ page, pageCount: chosen ? 1 : orders.pageCount, onChange: setPage }}
      />
      <PositionDialogs account={account} actions={actions} positions={orders.orders} />
      {charted && <LazyTradeChart trade={chartedPosition(charted, text)} onClose={() => setCharted(undefined)} />}
    </>
  );
}
