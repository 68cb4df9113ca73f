import type { RequestKey } from '@bourse/contract-server';
import { isClientId } from '../../core/requests';
import type { Exchange } from '../../exchange-interface';
import { refuse, type Refused } from '../../result';
import type { Page, Paged } from '../../store/paging';
import { amendExits } from './amend-exits';
import { amendOrder } from './amend-order';
import { cancelOrder } from './cancel-order';
import { placeOco } from './place-oco';
import { placeOrder } from './place-order';
import { SpotQueries } from './queries';
import type {
  AmendExits,
  AmendExitsResult,
  AmendOrder,
  AmendOrderResult,
  CancelOrder,
  CancelOrderResult,
  Fill,
  Order,
  OrderFilter,
  PlaceOco,
  PlaceOcoResult,
  PlaceOrder,
  PlaceOrderResult,
  UserFill,
} from './types';

/** Commands and queries of spot trading. */
export interface SpotOrders {
  placeOrder(command: PlaceOrder): Promise<PlaceOrderResult>;
  cancelOrder(command: CancelOrder): Promise<CancelOrderResult>;
  /** With a request key it is carried out once, see `Exchange.run`. */
  amendOrder(command: AmendOrder, request?: RequestKey): Promise<AmendOrderResult>;
  placeOco(command: PlaceOco): Promise<PlaceOcoResult>;
  /** With a request key it is carried out once. */
  amendExits(command: AmendExits, request?: RequestKey): Promise<AmendExitsResult>;
  /** Newest first. */
  recentTrades(pairId: number, limit: number): Promise<Fill[]>;
  /** Fills with `from` <= time <= `to` (epoch milliseconds), oldest first: the input of bars. */
  tradesBetween(pairId: number, from: number, to: number): Promise<Fill[]>;
  /** Newest first. */
  openOrders(userId: number, filter: OrderFilter, page: Page): Promise<Paged<Order>>;
  /** The user's fills, newest first. */
  completedOrders(userId: number, filter: OrderFilter, page: Page): Promise<readonly UserFill[]>;
  order(id: number): Promise<Order | undefined>;
}

/** Spot trading on an exchange. */
export function spotOf(exchange: Exchange): SpotOrders {
  const queries = new SpotQueries(exchange);
  return {
    async placeOrder(command) {
      const { clientOrderId, ...fields } = command;
      if (clientOrderId !== undefined && !isClientId(clientOrderId)) return refuse('client_order_id_invalid');
      const request = clientOrderId === undefined ? undefined : requestOf(command.userId, clientOrderId, fields);
      const { outcome, isRepeat } = await exchange.submit((context) => placeOrder(context, command), request);
      if (!outcome.ok)
        return outcome.reason === 'request_taken' ? refuse('client_order_id_taken') : refuse(outcome.reason);
      const { order, fills } = outcome;
      // A repetition is answered with the order as it is now.
      return { ok: true, order: (isRepeat && (await queries.order(order.id))) || order, fills, repeated: isRepeat };
    },
    async cancelOrder(command) {
      const cancelled = await exchange.run((context) => cancelOrder(context, command));
      if (cancelled.ok) return cancelled;
      return cancelled.reason === 'not_open' ? whyNotOpen(queries, command) : refuse(cancelled.reason);
    },
    async amendOrder(command, request) {
      const amended = await exchange.run((context) => amendOrder(context, command), request);
      if (amended.ok) return amended;
      return amended.reason === 'not_open' ? whyNotOpen(queries, command) : refuse(amended.reason);
    },
    async placeOco(command) {
      const { clientOrderId, ...fields } = command;
      if (clientOrderId !== undefined && !isClientId(clientOrderId)) return refuse('client_order_id_invalid');
      const request = clientOrderId === undefined ? undefined : requestOf(command.userId, clientOrderId, fields);
      const placed = await exchange.run((context) => placeOco(context, command), request);
      if (placed.ok) return placed;
      return refuse(placed.reason === 'request_taken' ? 'client_order_id_taken' : placed.reason);
    },
    async amendExits(command, request) {
      const amended = await exchange.run((context) => amendExits(context, command), request);
      if (amended.ok) return amended;
      return amended.reason === 'not_open' ? whyNotOpen(queries, command) : refuse(amended.reason);
    },
    recentTrades: (pairId, limit) => queries.recentTrades(pairId, limit),
    tradesBetween: (pairId, from, to) => queries.tradesBetween(pairId, from, to),
    openOrders: async (userId, filter, page) =>
      // After a failed write the published orders may lack one that was committed.
      exchange.isHealthy()
        ? queries.publishedOpenOrders(userId, filter, page)
        : queries.openOrders(userId, filter, page),
    completedOrders: (userId, filter, page) => queries.completedOrders(userId, filter, page),
    order: (id) => queries.order(id),
  };
}

/** A client's own order id as the key of the request; one order of a user has it, whichever side or pair. */
function requestOf(userId: number, clientId: string, fields: object): RequestKey {
  return { userId, action: 'spot order', clientId, fields };
}

async function whyNotOpen(
  queries: SpotQueries,
  { userId, orderId, side }: CancelOrder,
): Promise<Refused<'order_not_found' | 'order_closed' | 'not_your_order'>> {
  const order = await queries.order(orderId);
  if (!order || (side !== undefined && order.side !== side)) return refuse('order_not_found');
  return refuse(order.userId === userId ? 'order_closed' : 'not_your_order');
}
