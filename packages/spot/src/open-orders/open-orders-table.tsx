import { compare } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Button, DataTable, EmptyState, ErrorState, type Column } from '@bourse/ui-kit';
import type { OpenOrder } from '../contract';
import { LoadMore, type More } from '../load-more/load-more';
import { spotMessages } from '../locales';
import { SideText } from '../side-text/side-text';
import { FilledBar } from './filled-bar';
import { filledPercent, orderKey } from './rows';

export interface OpenOrdersTableProps {
  /** Newest first. */
  readonly orders: readonly OpenOrder[];
  readonly status: 'loading' | 'ready' | 'failed';
  /** Places of a price, where all rows are of one pair. */
  readonly pricePlaces?: number | undefined;
  /** Keys of orders whose cancellation is on its way, see `orderKey`. */
  readonly cancelling: ReadonlySet<string>;
  readonly more: More;
  readonly onCancel: (order: OpenOrder) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** Orders that rest in the book, with how much of each is filled and a way to take it back. */
export function OpenOrdersTable(props: OpenOrdersTableProps) {
  const { orders, status, pricePlaces, cancelling } = props;
  const text = spotMessages.useText();
  const format = useFormat();
  const price = (order: OpenOrder) => format.price(order.price, pricePlaces);

  if (status === 'failed') return <ErrorState title={text('orders.failed')} onRetry={props.onRetry} />;

  const columns: Column<OpenOrder>[] = [
    {
      id: 'time',
      header: text('orders.time'),
      cell: ({ createdAt }) => format.dateTime(createdAt),
      compare: (a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0),
    },
    { id: 'pair', header: text('orders.pair'), cell: ({ base, quote }) => `${base}/${quote}` },
    { id: 'side', header: text('orders.side'), cell: ({ side }) => <SideText side={side} /> },
    {
      id: 'price',
      header: text('orders.price'),
      isNumeric: true,
      cell: price,
      compare: (a, b) => compare(a.price, b.price),
    },
    {
      id: 'amount',
      header: text('orders.amount'),
      isNumeric: true,
      cell: ({ amount }) => format.amount(amount),
      compare: (a, b) => compare(a.amount, b.amount),
    },
    {
      id: 'filled',
      header: text('orders.filled'),
      isNumeric: true,
      cell: (order) => <FilledBar percent={filledPercent(order)} label={text('orders.filled')} />,
    },
    {
      id: 'action',
      header: text('orders.action'),
      hideHeader: true,
      isNumeric: true,
      cell: (order) => (
        <Button
          size="small"
          tone="quiet"
          pending={cancelling.has(orderKey(order))}
          onClick={() => props.onCancel(order)}
          aria-label={text(order.side === 'buy' ? 'orders.cancelBuy' : 'orders.cancelSell', {
            amount: format.amount(order.amount),
            base: order.base,
            price: price(order),
          })}
        >
          {text('orders.cancel')}
        </Button>
      ),
    },
  ];

  return (
    <>
      <DataTable
        label={text('orders.open')}
        columns={columns}
        rows={orders}
        rowKey={orderKey}
        isLoading={status === 'loading'}
        empty={<EmptyState title={text('orders.noneOpen')} hint={text('orders.noneOpenHint')} />}
      />
      <LoadMore more={props.more} onMore={props.onMore} />
    </>
  );
}
