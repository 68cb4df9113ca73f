import type { LoadState } from '@bourse/feature-kit';
import { PagedTable } from '../paged-table/paged-table';
import type { PagedListProps } from '@bourse/lists';
import { useFormat } from '@bourse/i18n';
import { Chip, EmptyState, Panel, type Column } from '@bourse/ui-kit';
import { Link } from 'react-router';
import type { Order } from '@bourse/contracts/c2c';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { roleOf } from '../rules/order-actions';
import { ownDutiesFirst } from '../rules/order-duty';
import { PATHS } from '../paths';
import { orderPath } from './order-path';
import { OrderPill } from './order-pill';

export interface OrderListProps extends Omit<PagedListProps, 'children'> {
  readonly label: string;
  readonly orders: readonly Order[];
  readonly state: LoadState;
  readonly onRetry: () => void;
  /** Whether the user published the ad, for orders whose data do not contain it. */
  readonly isPublisher: boolean;
}

/** Orders with their side and whose turn it is, those that wait for the user first; the number links to the order. */
export function OrderList({ label, orders, state, onRetry, isPublisher, more, onMore }: OrderListProps) {
  const text = c2cMessages.useText();
  const columns = useColumns({ isPublisher });
  return (
    <Panel label={label}>
      <PagedTable
        label={label}
        columns={columns}
        rows={ownDutiesFirst(orders, (order) => order.isPublisher ?? isPublisher)}
        rowKey={({ id }) => id}
        state={state}
        failedTitle={text('orders.failed')}
        onRetry={onRetry}
        more={more}
        onMore={onMore}
        empty={
          <EmptyState
            icon="trade"
            title={text('orders.none')}
            action={<Link to={PATHS.market}>{text('orders.toMarket')}</Link>}
          />
        }
      />
    </Panel>
  );
}

function useColumns({ isPublisher }: Pick<OrderListProps, 'isPublisher'>): Column<Order>[] {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const asPublisher = (order: Order) => order.isPublisher ?? isPublisher;
  return [
    {
      id: 'id',
      header: text('order.number'),
      cell: (order) => (
        <>
          <Link to={orderPath(order.id, asPublisher(order))}>{order.id}</Link>
          {order.unread !== undefined && order.unread > 0 && (
            <>
              {' '}
              <Chip tone="accent" label={text('talk.unread', { count: order.unread })} />
            </>
          )}
        </>
      ),
    },
    {
      id: 'side',
      header: text('order.side'),
      cell: (order) =>
        text(roleOf(order.adType, asPublisher(order)) === 'payer' ? 'order.buying' : 'order.selling', {
          coin: order.currency,
        }),
    },
    {
      id: 'amount',
      header: text('take.amount'),
      isNumeric: true,
      cell: ({ amount, currency }) => format.money(amount, { decimals: C2C_DECIMALS, currency }),
    },
    { id: 'price', header: text('ad.price'), isNumeric: true, cell: ({ price }) => yuan(price) },
    { id: 'total', header: text('order.total'), isNumeric: true, cell: ({ total }) => yuan(total) },
    {
      id: 'method',
      header: text('market.method'),
      cell: ({ method, methodText }) => (method ? text(`method.${method}`) : methodText),
    },
    {
      id: 'status',
      header: text('order.status'),
      cell: (order) => <OrderPill order={order} role={roleOf(order.adType, asPublisher(order))} />,
    },
    {
      id: 'created',
      header: text('order.created'),
      isTime: true,
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ];
}
