import { useFormat } from '@bourse/i18n';
import { DataTable, EmptyState } from '@bourse/ui-kit';
import type { OpenOrder } from '@bourse/contracts/spot';
import { PagedList, type PagedListProps } from '@bourse/lists';
import { ReadError, type LoadState } from '@bourse/feature-kit';
import { spotMessages } from '../locales/messages';
import { openOrderColumns, type RowActions, type RowContent } from './columns';
import { orderKey } from '../rules/open-orders';
import type { ReactNode } from 'react';

/** The rows of a list, and how more of them are read. */
export interface OpenOrdersList extends Omit<PagedListProps, 'children'> {
  /** Newest first. */
  readonly orders: readonly OpenOrder[];
  readonly state: LoadState;
  readonly onRetry: () => void;
}

export interface OpenOrdersTableProps {
  readonly list: OpenOrdersList;
  readonly content?: RowContent;
  readonly actions: RowActions;
  /** Shown instead of rows, if there is more to say than that there are none. */
  readonly empty?: ReactNode;
}

const PLAIN: RowContent = {};

/** Open orders with their filled amounts and cancel buttons. */
export function OpenOrdersTable({ list, content = PLAIN, actions, empty }: OpenOrdersTableProps) {
  const { orders, state, onRetry, more, onMore } = list;
  const text = spotMessages.useText();
  const format = useFormat();

  if (state.kind === 'failed') {
    return <ReadError title={text('orders.failed')} failure={state.failure} onRetry={onRetry} />;
  }

  return (
    <PagedList more={more} onMore={onMore}>
      <DataTable
        label={text('orders.open')}
        columns={openOrderColumns({
          text,
          format,
          content,
          actions: orders.length > 0 ? actions : { ...actions, onCancelAll: undefined },
        })}
        rows={orders}
        rowKey={orderKey}
        isLoading={state.kind === 'loading'}
        empty={empty ?? <EmptyState icon="trade" title={text('orders.noneOpen')} hint={text('orders.noneOpenHint')} />}
      />
    </PagedList>
  );
}
