import { useTab } from '@bourse/lists';
import type { Pair } from '@bourse/contracts/market';
import { OrderTabs } from '@bourse/trading';
import { Link } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { HistoryTab } from '../history/history-tab';
import { spotMessages } from '../locales/messages';
import { OpenOrders } from '../open-orders/open-orders';
import type { OrderMove } from '../move-order/move-order';
import { PATHS } from '../paths';

const TABS = ['open', 'history', 'alerts', 'info'] as const;

export interface OrdersTabsProps {
  readonly pair: Pair;
  readonly info?: ReactNode;
  /** Opens the dialog that moves an order. */
  readonly onMove: (move: OrderMove) => void;
}

/** Current orders, history, price alerts and, if there is room, information about the coin. */
export function OrdersTabs({ pair, info, onMove }: OrdersTabsProps) {
  const text = spotMessages.useText();
  const [named, setTab] = useTab(TABS, 'open');
  return (
    <OrderTabs
      label={text('orders.label')}
      lists={[
        { id: 'open', label: text('orders.open'), content: <OpenOrders pair={pair} onMove={onMove} /> },
        { id: 'history', label: text('orders.history'), content: <HistoryTab pair={pair} /> },
      ]}
      visitorText={text('orders.visitor')}
      pair={pair}
      info={info}
      // Without room for one, the coin information has no tab.
      value={named === 'info' && info === undefined ? 'open' : named}
      onChange={setTab}
      actions={
        <Link as={RouterLink} to={PATHS.allOrders}>
          {text('all.toAll')}
        </Link>
      }
    />
  );
}
