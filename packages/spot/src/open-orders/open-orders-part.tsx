import { MoreLink } from '@bourse/feature-kit';
import { usePricePlaces } from '@bourse/trading';
import { Panel } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { OpenOrdersTable } from './open-orders-table';
import { useCancelOrder } from './use-cancel-order';
import { useOpenOrders } from './use-open-orders';

/** Rows before the list offers more. */
const ROWS_BEFORE_MORE = 5;

/** The open orders of the user over all pairs, for the start page. */
export function Component() {
  const text = spotMessages.useText();
  return (
    <Panel title={text('orders.open')} actions={<MoreLink to={PATHS.allOrders}>{text('all.toAll')}</MoreLink>}>
      <OpenOrdersTable
        list={useOpenOrders(undefined, { rowsBefore: ROWS_BEFORE_MORE })}
        content={{ pricePlaces: usePricePlaces() }}
        actions={useCancelOrder()}
      />
    </Panel>
  );
}
