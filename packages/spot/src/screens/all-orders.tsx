import { Page, Panel, Tabs } from '@bourse/ui-kit';
import { AllHistory } from '../all-orders/all-history';
import { AllOpenOrders } from '../all-orders/all-open-orders';
import { AllOrderHistory } from '../all-orders/all-order-history';
import { useOrderAddress } from '../all-orders/use-order-address';
import { spotMessages } from '../locales/messages';

/** `/allTransaction`: the user's spot orders of all pairs, open, history and fills. The address contains the filter. */
export function Component() {
  const text = spotMessages.useText();
  const { address, show } = useOrderAddress();
  return (
    <Page title={text('orders.label')}>
      <Panel label={text('orders.label')}>
        <Tabs
          label={text('orders.label')}
          value={address.tab}
          onChange={(tab) => show({ tab, order: undefined })}
          items={[
            { id: 'open', label: text('orders.open'), content: <AllOpenOrders /> },
            { id: 'orders', label: text('log.title'), content: <AllOrderHistory /> },
            { id: 'history', label: text('orders.history'), content: <AllHistory /> },
          ]}
        />
      </Panel>
    </Page>
  );
}
