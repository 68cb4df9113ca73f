import { selectIsLoggedIn } from '@bourse/api-client';
import type { Pair } from '@bourse/market/contract';
import { Button, colour, EmptyState, Panel, Tabs } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { History } from '../history/history';
import { spotMessages } from '../locales';
import { OpenOrders } from '../open-orders/open-orders';
import { ALL_ORDERS_PATH } from '../paths';
import { AlertsTab } from '../price-alerts/alerts-tab';
import { useWayIn } from '../way-in/use-way-in';

// The rows scroll, the tabs stay.
const Fill = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });

const AllOrders = styled(Link)({ fontSize: 12, whiteSpace: 'nowrap', color: colour.accent });

type Tab = 'open' | 'history' | 'alerts' | 'info';

function VisitorNote() {
  const text = spotMessages.useText();
  const { logIn } = useWayIn();
  return (
    <EmptyState
      title={text('orders.visitor')}
      action={
        <Button size="small" {...logIn}>
          {text('form.logIn')}
        </Button>
      }
    />
  );
}

/** Current orders, history, price alerts and, where there is room, what the coin is. */
export function OrdersTabs({ pair, info }: { readonly pair: Pair; readonly info?: ReactNode }) {
  const text = spotMessages.useText();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [tab, setTab] = useState<Tab>('open');
  const items = [
    {
      id: 'open' as const,
      label: text('orders.open'),
      content: isLoggedIn ? <OpenOrders pair={pair} /> : <VisitorNote />,
    },
    {
      id: 'history' as const,
      label: text('orders.history'),
      content: isLoggedIn ? <History pair={pair} /> : <VisitorNote />,
    },
    { id: 'alerts' as const, label: text('alerts.tab'), content: <AlertsTab pair={pair} /> },
    ...(info === undefined ? [] : [{ id: 'info' as const, label: text('deal.info'), content: info }]),
  ];
  return (
    <Panel label={text('orders.label')}>
      <Fill>
        <Tabs
          items={items}
          value={tab}
          onChange={setTab}
          label={text('orders.label')}
          actions={isLoggedIn && <AllOrders to={ALL_ORDERS_PATH}>{text('all.toAll')}</AllOrders>}
        />
      </Fill>
    </Panel>
  );
}
