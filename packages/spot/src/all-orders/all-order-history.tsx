import { useOrderEvents } from '../order-history/stored-events';
import { OrderHistory } from '../order-history/order-history';
import { pairChoices } from './order-address';
import { OrderFilters } from './order-filters';
import { useOrderAddress } from './use-order-address';
import { useShownPair } from './use-shown-pair';

/** The order history of all pairs, with filters. */
export function AllOrderHistory() {
  const { address, show } = useOrderAddress();
  const { names } = useShownPair(address.pair);
  const events = useOrderEvents() ?? [];
  const rows = events.flatMap(({ base, quote, side }) =>
    base === undefined || quote === undefined ? [] : [{ base, quote, side }],
  );
  return (
    <>
      <OrderFilters
        filter={{ pair: address.pair, side: address.side }}
        pairs={pairChoices(names, rows, address.pair)}
        onFilter={show}
      />
      <OrderHistory filter={address} />
    </>
  );
}
