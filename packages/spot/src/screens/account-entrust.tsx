import { FONT_SIZE, Page, Panel } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import { spotMessages } from '../locales/messages';
import { usePricePlaces } from '@bourse/trading';
import { OpenOrdersTable } from '../open-orders/open-orders-table';
import { useCancelOrder } from '../open-orders/use-cancel-order';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { PATHS } from '@bourse/feature-kit';

/** The account's list offers more from here on (specification, section 9): over 5 rows. */
const ROWS_BEFORE_MORE = 5;

const Foot = styled('p')({ margin: '12px 0 0', fontSize: FONT_SIZE.form });

/** `/account/accountEntrust`: open orders in the account, over all pairs. */
export function Component() {
  const text = spotMessages.useText();
  return (
    <Page title={text('orders.open')}>
      <Panel label={text('orders.open')}>
        <OpenOrdersTable
          {...useOpenOrders(undefined, { rowsBefore: ROWS_BEFORE_MORE })}
          {...useCancelOrder()}
          pricePlaces={usePricePlaces()}
        />
      </Panel>
      <Foot>
        <Link to={PATHS.allOrders}>{text('all.toAll')}</Link>
      </Foot>
    </Page>
  );
}
