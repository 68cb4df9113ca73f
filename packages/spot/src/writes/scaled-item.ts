import type { KnownOrders } from '../rules/find-outcome';
import type { OrderTicket } from '../rules/order-ticket';

/** One order of a set. `before`: the user's orders before the first one was sent. */
export interface ScaledItem {
  readonly ticket: OrderTicket;
  readonly before: KnownOrders;
}
