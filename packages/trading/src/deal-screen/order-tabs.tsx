import { selectIsLoggedIn } from '@bourse/api-client';
import { useEntryLinks, useAppSelector } from '@bourse/feature-kit';
import type { Pair } from '@bourse/contracts/market';
import { Button, EmptyState, Fill, Panel, Tabs, Text } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { tradingMessages } from '../locales/messages';
import { AlertsTab } from '../price-alerts/alerts-tab';

export type OrderTab<List extends string> = List | 'alerts';

export interface OrderTabsProps<List extends string> {
  readonly label: string;
  /** The lists of the user's orders; a visitor gets `visitorText` and the way to log in instead. */
  readonly lists: readonly { readonly id: List; readonly label: string; readonly content: ReactNode }[];
  readonly visitorText: string;
  readonly pair: Pair;
  readonly value: OrderTab<List>;
  readonly onChange: (tab: OrderTab<List>) => void;
  /** Shown to a user beside the tabs. */
  readonly actions?: ReactNode;
}

/** The order panel of a trading screen: the user's lists and the price alerts. */
export function OrderTabs<List extends string>(props: OrderTabsProps<List>) {
  const { label, lists, visitorText, pair, value, onChange, actions } = props;
  const text = tradingMessages.useText();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { logIn } = useEntryLinks();
  const visitor = (
    <EmptyState
      icon="user"
      title={visitorText}
      action={
        <Button size="small" tone="quiet" {...logIn}>
          {text('orders.logIn')}
        </Button>
      }
    />
  );
  return (
    <Panel label={label}>
      <Fill>
        <Tabs<OrderTab<List>>
          label={label}
          items={[
            ...lists.map((list) => ({ ...list, content: isLoggedIn ? list.content : visitor })),
            { id: 'alerts', label: text('alerts.tab'), content: <AlertsTab pair={pair} /> },
          ]}
          value={value}
          onChange={onChange}
          {...(isLoggedIn &&
            actions !== undefined && {
              actions: (
                <Text as="span" size="table">
                  {actions}
                </Text>
              ),
            })}
        />
      </Fill>
    </Panel>
  );
}
