import { useLink } from '@bourse/feature-kit';
import { STORAGE_KEYS, createStored } from '@bourse/storage';
import type { Pair } from '@bourse/contracts/market';
import { OrderTabs, type OrderTab } from '@bourse/trading';
import { Link, lazyPart, Skeleton } from '@bourse/ui-kit';
import { useState } from 'react';
import * as v from 'valibot';
import { ORDER_STATUS } from '@bourse/contracts/micro-options';
import { microOptionsMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { RunningOptions } from './running-options';

/** The status of the last opened list, under the specification's key. */
const storedStatus = createStored(
  STORAGE_KEYS.orderStatus,
  v.picklist([ORDER_STATUS.trading, ORDER_STATUS.closed]),
  ORDER_STATUS.trading,
);

type Tab = OrderTab<'trading' | 'closed'>;

/** The settled options, loaded with their journal when their tab is first opened. */
const SettledTab = lazyPart(async () => (await import('./settled-options')).SettledOptions, {
  fallback: <Skeleton height={120} />,
});

/** Running and settled options, and price alerts. */
export function OrdersTabs({ pair }: { readonly pair: Pair }) {
  const text = microOptionsMessages.useText();
  const [tab, setTab] = useState<Tab>(() => (storedStatus.read() === ORDER_STATUS.closed ? 'closed' : 'trading'));
  const record = useLink(PATHS.record);
  const choose = (next: Tab) => {
    setTab(next);
    if (next === 'trading' || next === 'closed') storedStatus.write(ORDER_STATUS[next]);
  };
  return (
    <OrderTabs
      label={text('orders.label')}
      lists={[
        { id: 'trading', label: text('orders.trading'), content: <RunningOptions /> },
        { id: 'closed', label: text('orders.closed'), content: <SettledTab /> },
      ]}
      visitorText={text('orders.visitor')}
      pair={pair}
      value={tab}
      onChange={choose}
      {...(tab === 'closed' && { actions: <Link {...record}>{text('journal.title')}</Link> })}
    />
  );
}
