import { MoreLink } from '@bourse/feature-kit';
import { usePricePlaces } from '@bourse/trading';
import { Panel, Skeleton } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { OpenOrdersTable } from './open-orders-table';
import { useCancelOrder } from './use-cancel-order';
import { useOpenOrders } from './use-open-orders';

/** Rows before the list offers more. */
const ROWS_BEFORE_MORE = 5;
/** Height of an empty list, CSS pixels. Most lists are empty: waiting rows would push the page down and let it up again. */
const EMPTY_HEIGHT = 120;

/** The open orders of the user over all pairs, for the start page. */
export function Component() {
  const text = spotMessages.useText();
  const list = useOpenOrders(undefined, { rowsBefore: ROWS_BEFORE_MORE });
  const pricePlaces = usePricePlaces();
  const actions = useCancelOrder();
  return (
    <Panel title={text('orders.open')} actions={<MoreLink to={PATHS.allOrders}>{text('all.toAll')}</MoreLink>}>
      {list.state.kind === 'loading' ? (
        <Skeleton height={EMPTY_HEIGHT} />
      ) : (
        <OpenOrdersTable list={list} content={{ pricePlaces }} actions={actions} />
      )}
    </Panel>
  );
}
