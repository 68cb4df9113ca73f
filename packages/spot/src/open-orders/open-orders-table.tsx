import { useFormat } from '@bourse/i18n';
import { DataTable, EmptyState, type Column } from '@bourse/ui-kit';
import type { PricePlaces } from '@bourse/trading';
import type { OpenOrder } from '../contract';
import { PagedList, ReadError, type LoadState, type More } from '@bourse/feature-kit';
import { spotMessages } from '../locales/messages';
import { openOrderColumns } from './columns';
import { orderKey } from '../rules/open-orders';
import type { ReactNode } from 'react';

export interface OpenOrdersTableProps {
  /** Newest first. */
  readonly orders: readonly OpenOrder[];
  readonly state: LoadState;
  /** Places of the price of a row. */
  readonly pricePlaces?: PricePlaces;
  /** Keys of orders with a pending cancellation, see `orderKey`. */
  readonly cancelling: ReadonlySet<string>;
  readonly more: More;
  /** All rows belong to one pair, so no pair column is shown. */
  readonly isOfOnePair?: boolean;
  /** Columns before the others. */
  readonly lead?: readonly Column<OpenOrder>[];
  /** Shown instead of rows, if there is more to say than that there are none. */
  readonly empty?: ReactNode;
  readonly onCancel: (order: OpenOrder) => void;
  /** Given where an order can be moved to another price. */
  readonly onMove?: (order: OpenOrder) => void;
  /** Given where all of these orders can be cancelled at once. */
  readonly onCancelAll?: () => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** Open orders with their filled amounts and cancel buttons. */
export function OpenOrdersTable(props: OpenOrdersTableProps) {
  const { orders, state, pricePlaces, cancelling, onCancel, isOfOnePair = false, lead = [] } = props;
  const text = spotMessages.useText();
  const format = useFormat();

  if (state.kind === 'failed') {
    return <ReadError title={text('orders.failed')} failure={state.failure} onRetry={props.onRetry} />;
  }

  return (
    <PagedList more={props.more} onMore={props.onMore}>
      <DataTable
        label={text('orders.open')}
        columns={[
          ...lead,
          ...openOrderColumns({
            text,
            format,
            cancelling,
            onCancel,
            onMove: props.onMove,
            isOfOnePair,
            onCancelAll: orders.length > 0 ? props.onCancelAll : undefined,
            ...(pricePlaces && { pricePlaces }),
          }),
        ]}
        rows={orders}
        rowKey={orderKey}
        isLoading={state.kind === 'loading'}
        empty={props.empty ?? <EmptyState title={text('orders.noneOpen')} hint={text('orders.noneOpenHint')} />}
      />
    </PagedList>
  );
}
