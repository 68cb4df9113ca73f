import { useProductCapabilities } from '@bourse/feature-kit';
import { usePage, useTab } from '@bourse/lists';
import type { Pair, PairId } from '@bourse/contracts/market';
import { LazyTradeChart, OrderTabs, type OrderTab } from '@bourse/trading';
import {
  Button,
  End,
  INSET,
  Link,
  MenuButton,
  Row,
  SegmentedControl,
  Switch,
  type Column,
  space,
} from '@bourse/ui-kit';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { useLeverAccount } from '../account/use-lever-account';
import { useLeverDeal } from '../account/use-lever-deal';
import { PositionDialogs } from '../close/position-dialogs';
import { usePositionActions } from '../close/use-position-actions';
import { leverCapabilities, type LeverOrder, type ListName } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { ColumnsMenu } from './columns-menu';
import { OrdersTable } from './orders-table';
import { onlyShownPair, profitMode } from './profit-mode';
import { orderPath } from './order-path';
import { LazyChangeMultiple } from '../multiple/lazy-change-multiple';
import { useLists } from './use-lists';
import { useOrders } from './use-orders';
import { useRowFigures } from './use-row-figures';
import { chartedPosition } from '../journal/charted-position';
import { PATHS } from '../paths';

export interface OrdersTabsProps {
  readonly pair: Pair;
  readonly account: ReturnType<typeof useLeverAccount>;
  /** Opens the dialog of take profit and stop loss of a position or of a pending order. */
  readonly onStops: (order: LeverOrder) => void;
  /** Opens the dialog that moves a pending order. */
  readonly onMove: (order: LeverOrder) => void;
}

/** The lists of orders that have ended: one tab with a choice between them. */
const HISTORY: ReadonlySet<string> = new Set<ListName>(['closed', 'filled', 'revoked']);

/** Positions and pending orders of all pairs, the history with closed, filled and revoked ones, and price alerts. */
export function OrdersTabs({ pair, account, onStops, onMove }: OrdersTabsProps) {
  const text = leverMessages.useText();
  const lists = useLists();
  const { listsOvernightFees } = useProductCapabilities(leverCapabilities);
  const [named, setTab] = useTab<OrderTab<ListName>>([...lists, 'alerts'], 'positions');
  const only = onlyShownPair.useValue();
  const counts = { positions: account.input.positions.length, entrusts: account.entrusts.length };
  const ended = lists.filter((id) => HISTORY.has(id));
  const labelOf = (id: ListName) => {
    const count = id === 'positions' || id === 'entrusts' ? counts[id] : 0;
    return count === 0 ? text(`tabs.${id}`) : `${text(`tabs.${id}`)} (${count})`;
  };
  const history = ended.find((id) => id === named) ?? 'closed';
  const list = (id: ListName) => (
    <OrdersList
      // The choice between the lists of the history keeps the focus.
      key={HISTORY.has(id) ? 'history' : id}
      list={id}
      pair={pair}
      only={only ? pair.id : undefined}
      filter={
        <>
          {HISTORY.has(id) && (
            <SegmentedControl
              isQuiet
              label={text('tabs.history')}
              value={id}
              onChange={setTab}
              options={ended.map((value) => ({ value, label: text(`tabs.${value}`) }))}
            />
          )}
          <Switch
            label={text('orders.onlyPair', { symbol: pair.symbol })}
            checked={only}
            onChange={onlyShownPair.write}
          />
        </>
      }
      account={account}
      onStops={onStops}
      onMove={onMove}
    />
  );
  return (
    <OrderTabs
      label={text('tabs.label')}
      lists={[
        ...lists.filter((id) => !HISTORY.has(id)).map((id) => ({ id, label: labelOf(id), content: list(id) })),
        { id: 'history' as const, label: text('tabs.history'), content: list(history) },
      ]}
      visitorText={text('orders.visitor')}
      pair={pair}
      value={named === history ? 'history' : named}
      onChange={(tab) => setTab(tab === 'history' ? 'closed' : tab)}
      {...(named === history && {
        actions: (
          <>
            {listsOvernightFees && (
              <Link as={RouterLink} to={PATHS.overnight}>
                {text('orders.overnight')}
              </Link>
            )}
            <Link as={RouterLink} to={PATHS.list}>
              {text('orders.toAll')}
            </Link>
          </>
        ),
      })}
    />
  );
}

export interface OrdersListProps extends Omit<OrdersTabsProps, 'onStops' | 'onMove'> {
  readonly onStops?: OrdersTabsProps['onStops'];
  readonly onMove?: OrdersTabsProps['onMove'];
  readonly list: ListName;
  /** The rows of this pair only; of all pairs where left out. */
  readonly only?: PairId | undefined;
  /** Control of the filter. */
  readonly filter?: ReactNode;
  /** Buttons at the end of the line of the filter. */
  readonly actions?: ReactNode;
  /** Shown in an empty list. */
  readonly emptyAction?: ReactNode;
  /** The user's note on a row. */
  readonly note?: Column<LeverOrder> | undefined;
  /** Shown in place of the pages of the list: those that a filter has chosen of all rows. */
  readonly chosen?: readonly LeverOrder[] | undefined;
}

/** Only then do the positions of one direction differ from all of them. */
const hasBothDirections = (positions: readonly LeverOrder[]) =>
  new Set(positions.map(({ direction }) => direction)).size > 1;

/** What a row can show: the chart of a closed position over the list, the multiple of a position, and the page of an order. */
function useRowViews() {
  const { changesMultiples } = useProductCapabilities(leverCapabilities);
  const [charted, setCharted] = useState<LeverOrder>();
  const [geared, setGeared] = useState<LeverOrder>();
  const navigate = useNavigate();
  return {
    charted,
    setCharted,
    geared,
    setGeared,
    onMultiple: changesMultiples ? setGeared : undefined,
    openPage: ({ id }: LeverOrder) => void navigate(orderPath(id)),
  };
}

/** One list with its filter, actions and dialogs; the rows of the shown pair come first. */
export function OrdersList(props: OrdersListProps) {
  const { list, pair, only, filter, note, chosen, account, onStops, onMove } = props;
  const text = leverMessages.useText();
  const [page, setPage] = usePage();
  const orders = useOrders({ list, shown: pair.id, only, page });
  const { deal } = useLeverDeal(pair.id);
  const actions = usePositionActions(pair.id);
  const { charted, setCharted, geared, setGeared, onMultiple, openPage } = useRowViews();
  const figures = useRowFigures({ orders: orders.orders, account, overnightRate: deal?.overnightRate });
  const mode = profitMode.useValue();
  const isOpen = list === 'positions';
  const batch = (selection: 'all' | 'long' | 'short') => () => actions.onBatch(selection, account.input.positions);
  return (
    <>
      <Row spacing={4} sx={{ padding: space(1, INSET) }}>
        {filter}
        {isOpen && account.input.positions.length > 0 && (
          <End>
            <Row spacing={2} sx={{ flexWrap: 'nowrap' }}>
              <Button size="small" tone="quiet" onClick={batch('all')}>
                {text('batch.all')}
              </Button>
              {hasBothDirections(account.input.positions) && (
                <MenuButton
                  label={text('batch.menu')}
                  icon="more"
                  entries={[
                    { id: 'long', label: text('batch.long'), onSelect: batch('long') },
                    { id: 'short', label: text('batch.short'), onSelect: batch('short') },
                  ]}
                />
              )}
            </Row>
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
          ending: actions.ending,
          ...(isOpen && { onClose: actions.onClose, onReverse: actions.onReverse, onMultiple, onStops }),
          ...(list === 'entrusts' && { onStops, onMove, onRevoke: actions.onRevoke }),
          ...(list === 'closed' && { onChart: setCharted }),
          ...((isOpen || list === 'entrusts') && { onDetails: openPage }),
        }}
        emptyAction={props.emptyAction}
        pages={{ page, pageCount: chosen ? 1 : orders.pageCount, onChange: setPage }}
      />
      <PositionDialogs account={account} actions={actions} positions={orders.orders} />
      {geared && <LazyChangeMultiple account={account} order={geared} onClose={() => setGeared(undefined)} />}
      {charted && <LazyTradeChart trade={chartedPosition(charted, text)} onClose={() => setCharted(undefined)} />}
    </>
  );
}
