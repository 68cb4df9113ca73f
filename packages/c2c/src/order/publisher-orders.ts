import { selectAbsentCalls, selectUserId, type ExchangeState, type RunCall } from '@bourse/api-client';
import { capabilities } from '@bourse/contracts/site';
import { currencyList } from '@bourse/contracts/market';
import { counterpartyOf, isPublisherOf } from '../rules/own-order';
import { adOrders, ownAds, type Order } from '@bourse/contracts/c2c';

/** Newest ads whose orders are read. */
const MAX_ADS = 10;
const TYPES = ['sell', 'buy'] as const;

/** An order as the user sees it who published the ad, or who took it. The counterparty's name is final then. */
function asSeen(order: Order, isPublisher: boolean): Order {
  return { ...order, isPublisher, counterpartyName: counterpartyOf(order, isPublisher), takerName: '' };
}

/** An order of one of the user's ads. */
export const asPublished = (order: Order): Order => asSeen(order, true);

/** An order as the logged-in user sees it. Where nothing says who published the ad, it stays as it was sent. */
export function seenBy(state: ExchangeState): (order: Order) => Order {
  const userId = selectUserId(state);
  return (order) => {
    const isPublisher = isPublisherOf(order, userId);
    return isPublisher === undefined ? order : asSeen(order, isPublisher);
  };
}

/** Whether a list of the user's orders may have only those that the user took: the rows name their taker, or the back end announces nothing. */
export const lacksPublished = (orders: readonly Order[], state: ExchangeState): boolean =>
  orders.some(({ takerId, isPublisher }) => takerId !== undefined && isPublisher === undefined) ||
  (orders.length === 0 && selectAbsentCalls(state)[capabilities.path] !== undefined);

/**
 * Orders of the user's ads. Many back ends list only the orders that the user took, so that a publisher would have none. Reads the ads of
 * each currency, and the newest orders of the newest ads; a list that cannot be read has no orders.
 */
export async function publisherOrders(run: RunCall): Promise<Order[]> {
  const { data: currencies = [] } = await run(currencyList, {});
  const lists = await Promise.all(
    currencies.flatMap(({ id }) => TYPES.map((type) => run(ownAds, { type, page: 1, currency_id: id }))),
  );
  const ads = lists
    .flatMap(({ data }) => data ?? [])
    .toSorted((a, b) => b.id - a.id)
    .slice(0, MAX_ADS);
  const ordersOf = ({ id }: (typeof ads)[number]) => run(adOrders, { page: 1, id });
  // A back end without the call answers so once: the others are asked after the first.
  const [newest, ...others] = ads;
  const first = newest && (await ordersOf(newest));
  if (first?.data === undefined) return [];
  const orders = await Promise.all(others.map(ordersOf));
  return [first, ...orders].flatMap(({ data }) => data ?? []).map(asPublished);
}
