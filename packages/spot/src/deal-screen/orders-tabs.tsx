import { useTab } from '@bourse/lists';
import type { Pair } from '@bourse/contracts/market';
import { OrderTabs } from '@bourse/trading';
import { Link } from '@bourse/ui-kit';
import { Link as RouterLink } from 'react-router';
import { HistoryTab } from '../history/history-tab';
import { spotMessages } from '../locales/messages';
import { OpenOrders } from '../open-orders/open-orders';
import type { ExitsEdit } from '../exits/exits-edit';
import type { OrderMove } from '../move-order/move-order';
import { OrderHistoryTab } from '../order-history/order-history-tab';
import { PATHS } from '../paths';

const TABS = ['open', 'orders', 'history', 'alerts'] as const;

export interface OrdersTabsProps {
  readonly pair: Pair;
  /** Opens the dialog that moves an order. */
  readonly onMove: (move: OrderMove) => void;
  /** Opens the dialog of the exits of a buy. */
  readonly onExits: (edit: ExitsEdit | undefined) => void;
}

/** Current orders, order history, fills with the way to all orders, and price alerts. */
export function OrdersTabs({ pair, onMove, onExits }: OrdersTabsProps) {
  const text = spotMessages.useText();
  const [tab, setTab] = useTab(TABS, 'open');
  return (
    <OrderTabs
      label={text('orders.label')}
      lists={[
        {
          id: 'open',
          label: text('orders.open'),
          content: <OpenOrders pair={pair} onMove={onMove} onExits={onExits} />,
        },
        {
          id: 'orders',
          label: text('log.title'),
          content: <OrderHistoryTab isOfOnePair filter={{ pair: `${pair.base}/${pair.quote}`, side: undefined }} />,
        },
        { id: 'history', label: text('orders.history'), content: <HistoryTab pair={pair} /> },
      ]}
      visitorText={text('orders.visitor')}
      pair={pair}
      value={tab}
      onChange={setTab}
      {...(tab === 'history' && {
        actions: (
          <Link as={RouterLink} to={PATHS.allOrders}>
            {text('all.toAll')}
          </Link>
        ),
      })}
    />
  );
}
