import { ReadError, type LoadState } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { DataTable, EmptyState, Fill, Pagination, Row, type Column } from '@bourse/ui-kit';
import { memo, useMemo } from 'react';
import type { LeverOrder, ListName } from '../contract';
import { leverMessages } from '../locales/messages';
import type { PriceDecimals } from '../account/use-price-decimals';
import { orderColumns, type RowActions, type RowFigures } from './columns';
import type { ProfitMode } from './profit-mode';

const EMPTY = {
  entrusts: 'orders.noEntrusts',
  positions: 'orders.noPositions',
  closed: 'orders.noClosed',
  filled: 'orders.noFilled',
  revoked: 'orders.noRevoked',
} as const;

const LABEL = {
  entrusts: 'tabs.entrusts',
  positions: 'tabs.positions',
  closed: 'tabs.closed',
  filled: 'tabs.filled',
  revoked: 'tabs.revoked',
} as const;

export interface OrdersTableProps extends RowActions {
  readonly list: ListName;
  readonly state: LoadState;
  readonly orders: readonly LeverOrder[];
  readonly profitMode: ProfitMode;
  readonly decimalsOf: PriceDecimals;
  readonly figures?: RowFigures | undefined;
  readonly note?: Column<LeverOrder> | undefined;
  readonly page: number;
  /** Pagination is shown with more than one page. */
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
}

/** One page of a list of leverage orders. */
export const OrdersTable = memo(function OrdersTable(props: OrdersTableProps) {
  const { list, state, orders, profitMode, decimalsOf, figures, note, page, pageCount, onPage, onRetry } = props;
  const { busy, onClose, onReverse, onStops, onMove, onRevoke, onChart } = props;
  const text = leverMessages.useText();
  const format = useFormat();
  const columns = useMemo(
    () =>
      orderColumns({
        list,
        text,
        format,
        profitMode,
        decimalsOf,
        figures,
        note,
        busy,
        onClose,
        onReverse,
        onStops,
        onMove,
        onRevoke,
        onChart,
      }),
    [
      list,
      text,
      format,
      profitMode,
      decimalsOf,
      figures,
      note,
      busy,
      onClose,
      onReverse,
      onStops,
      onMove,
      onRevoke,
      onChart,
    ],
  );
  if (state.kind === 'failed')
    return <ReadError title={text('orders.failed')} failure={state.failure} onRetry={onRetry} />;
  return (
    <Fill>
      <DataTable
        label={text(LABEL[list])}
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        isLoading={state.kind === 'loading'}
        empty={<EmptyState title={text(EMPTY[list])} />}
      />
      {pageCount > 1 && (
        <Row sx={{ justifyContent: 'center', padding: 2 }}>
          <Pagination page={page} pageCount={pageCount} onChange={onPage} />
        </Row>
      )}
    </Fill>
  );
});
