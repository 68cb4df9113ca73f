import { ReadError, type LoadState } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { DataTable, EmptyState, Fill, Pagination, Row, type PaginationProps } from '@bourse/ui-kit';
import type { LeverOrder, ListName } from '@bourse/contracts/lever';
import type { ReactNode } from 'react';
import { leverMessages } from '../locales/messages';
import type { RowActions } from './action-column';
import { orderColumns, type RowContent } from './columns';
import { extraColumns } from './extra-columns';

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

export interface OrdersTableProps {
  readonly list: ListName;
  readonly state: LoadState;
  readonly orders: readonly LeverOrder[];
  readonly onRetry: () => void;
  readonly content: RowContent;
  readonly actions: RowActions;
  /** Shown in an empty list, for example a link to the trading screen. */
  readonly emptyAction?: ReactNode;
  /** Pagination is shown with more than one page. */
  readonly pages: PaginationProps;
}

/** One page of a list of leverage orders. */
export function OrdersTable(props: OrdersTableProps) {
  const { list, state, orders, onRetry, content, actions, emptyAction, pages } = props;
  const text = leverMessages.useText();
  const format = useFormat();
  const columns = orderColumns({ list, content, extras: extraColumns.useValue(), actions, text, format });
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
        empty={
          <EmptyState
            icon="trade"
            title={text(EMPTY[list])}
            {...(list === 'positions' && { hint: text('orders.noPositionsHint') })}
            action={emptyAction}
          />
        }
      />
      {pages.pageCount > 1 && (
        <Row sx={{ justifyContent: 'center', padding: 2 }}>
          <Pagination {...pages} />
        </Row>
      )}
    </Fill>
  );
}
