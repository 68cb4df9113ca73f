import { Link, Page, Panel, Text } from '@bourse/ui-kit';
import { Link as RouterLink } from 'react-router';
import { spotMessages } from '../locales/messages';
import { usePricePlaces } from '@bourse/trading';
import { OpenOrdersTable } from '../open-orders/open-orders-table';
import { useCancelOrder } from '../open-orders/use-cancel-order';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { PATHS } from '../paths';

/** The account's list offers more from here on (specification, section 9): over 5 rows. */
const ROWS_BEFORE_MORE = 5;

/** `/account/accountEntrust`: open orders in the account, over all pairs. */
export function Component() {
  const text = spotMessages.useText();
  return (
    <Page title={text('orders.open')}>
      <Panel label={text('orders.open')}>
        <OpenOrdersTable
          list={useOpenOrders(undefined, { rowsBefore: ROWS_BEFORE_MORE })}
          content={{ pricePlaces: usePricePlaces() }}
          actions={useCancelOrder()}
        />
      </Panel>
      <Text style={{ marginTop: 12 }}>
        <Link as={RouterLink} to={PATHS.allOrders}>
          {text('all.toAll')}
        </Link>
      </Text>
    </Page>
  );
}
