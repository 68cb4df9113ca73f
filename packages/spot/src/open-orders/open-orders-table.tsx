import { useFormat } from '@bourse/i18n';
import { DataTable, EmptyState, ErrorState, type Column } from '@bourse/ui-kit';
import type { PricePlaces } from '../price-places/use-price-places';
import type { OpenOrder } from '../contract';
import type { More } from '../paged-list/list-state';
import { PagedList } from '../paged-list/paged-list';
import { spotMessages } from '../locales';
import { openOrderColumns } from './columns';
import { orderKey } from './rows';
import type { ReactNode } from 'react';

export interface OpenOrdersTableProps {
  /** Newest first. */
  readonly orders: readonly OpenOrder[];
  readonly status: 'loading' | 'ready' | 'failed';
  /** Places of the price of a row. */
  readonly pricePlaces?: PricePlaces;
  /** Keys of orders whose cancellation is on its way, see `orderKey`. */
  readonly cancelling: ReadonlySet<string>;
  readonly more: More;
  /** All rows are of the pair that is looked at: which one needs no column. */
  readonly isOfOnePair?: boolean;
  /** Columns before the others. */
  readonly lead?: readonly Column<OpenOrder>[];
  /** What stands in place of no rows, where there is more to say than that there are none. */
  readonly empty?: ReactNode;
  readonly onCancel: (order: OpenOrder) => void;
  /** Given where all of these orders can be cancelled at once. */
  readonly onCancelAll?: () => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** Orders that rest in the book, with how much of each is filled and a way to take it back. */
export function OpenOrdersTable(props: OpenOrdersTableProps) {
  const { orders, status, pricePlaces, cancelling, onCancel, isOfOnePair = false, lead = [] } = props;
  const text = spotMessages.useText();
  const format = useFormat();

  if (status === 'failed') return <ErrorState title={text('orders.failed')} onRetry={props.onRetry} />;

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
            isOfOnePair,
            onCancelAll: orders.length > 0 ? props.onCancelAll : undefined,
            ...(pricePlaces && { pricePlaces }),
          }),
        ]}
        rows={orders}
        rowKey={orderKey}
        isLoading={status === 'loading'}
        empty={props.empty ?? <EmptyState title={text('orders.noneOpen')} hint={text('orders.noneOpenHint')} />}
      />
    </PagedList>
  );
}
