import type { ReceivedOf, WireReplyOf } from '@bourse/contracts/wire';
import { respond, rejection } from '@bourse/api-client/testing';
import { isZero, ZERO, type Decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Side } from '@bourse/contracts/market';
import type { HttpHandler } from 'msw';
import {
  amendExits,
  amendOrder,
  cancelOrder,
  completedOrders,
  deal,
  openBuys,
  openSells,
  placeBuy,
  placeSell,
  type CompletedOrder,
  type OpenOrder,
  typesOf,
} from '@bourse/contracts/spot';

type WireDeal = WireReplyOf<typeof deal>;

/** State of the fake exchange; a change affects the next reply. */
export interface SpotExchange {
  deal: WireDeal;
  open: OpenOrder[];
  fills: CompletedOrder[];
  /** Orders that arrived, in order. */
  readonly received: (ReceivedOf<typeof placeBuy> & { side: Side })[];
  /** Amendments that arrived, in order. */
  readonly amended: string[];
  /** Numbers of orders that were to be cancelled, in order. */
  readonly cancelled: number[];
  /** Rows of a page. */
  pageSize: number;
}

/** BTC/USDT around 97,000 with 1 BTC and 100,000 USDT to trade with, no orders and no fills. */
export function spotExchange(
  overrides: Partial<Omit<SpotExchange, 'received' | 'amended' | 'cancelled'>> = {},
): SpotExchange {
  return {
    deal: {
      in: [
        { price: '96990', number: '1', sum: '1' },
        { price: '96980', number: '2', sum: '3' },
      ],
      out: [
        { price: '97000', number: '1', sum: '1' },
        { price: '97010', number: '2', sum: '3' },
      ],
      last_price: '97000',
      user_currency: '1',
      user_legal: '100000',
      complete: [],
      taker_fee: '0.001',
    },
    open: [],
    fills: [],
    pageSize: 10,
    ...overrides,
    received: [],
    amended: [],
    cancelled: [],
  };
}

/** What a row of an exit, or of a buy that carries exits, has beside the others. */
const exitRow = ({ exit, parentId, ocoId, takeProfit, stopLoss, trail }: OpenOrder) => ({
  ...(exit && { order_type: exit }),
  ...(parentId !== undefined && { parent_id: parentId }),
  ...(ocoId !== undefined && { oco_id: ocoId }),
  ...(takeProfit !== undefined && { target_profit_price: takeProfit }),
  ...(stopLoss !== undefined && { stop_loss_price: stopLoss }),
  ...(trail && { trail_distance: trail.distance, trail_unit: trail.unit }),
});

const withoutExits = ({ takeProfit: _profit, stopLoss: _loss, trail: _trail, ...order }: OpenOrder) => order;

const priceIn = (price: Decimal | undefined) => (price === undefined || isZero(price) ? undefined : price);

/** The exits that a request carries; 0 means none. */
function exitsIn(
  request: Pick<
    ReceivedOf<typeof placeBuy>,
    'target_profit_price' | 'stop_loss_price' | 'trail_distance' | 'trail_unit'
  >,
) {
  const takeProfit = priceIn(request.target_profit_price);
  const stopLoss = priceIn(request.stop_loss_price);
  const { trail_distance: distance, trail_unit: unit } = request;
  return {
    ...(takeProfit !== undefined && { takeProfit }),
    ...(stopLoss !== undefined && { stopLoss }),
    ...(distance !== undefined && unit && { trail: { distance, unit, peak: undefined } }),
  };
}

/** Handlers of MSW that answer as the exchange: orders rest, and are cancelled. Put others before them for failures. */
export function spotHandlers(exchange: SpotExchange): HttpHandler[] {
  const page = <Row>(rows: Row[], number: number) =>
    rows.slice((number - 1) * exchange.pageSize, number * exchange.pageSize);

  const openOf = (side: Side) => (received: { request: { page: number } }) => ({
    list: page(
      exchange.open.filter((order) => order.side === side),
      received.request.page,
    ).map((order) => ({
      id: order.id,
      create_time: (order.createdAt ?? 0) / 1000,
      currency_name: order.base,
      legal_name: order.quote,
      price: order.price,
      number: order.remaining,
      total_number: order.amount,
      complete_number: order.filled,
      ...(order.type && { order_type: order.type }),
      ...exitRow(order),
      ...(order.trigger !== undefined && { trigger_price: order.trigger, waiting: order.isWaiting ? 1 : 0 }),
    })),
  });

  const place = (side: Side) => (received: { request: ReceivedOf<typeof placeBuy> }) => {
    const { request } = received;
    exchange.received.push({ ...request, side });
    exchange.open.unshift({
      id: 2000 + exchange.received.length,
      createdAt: Date.now(),
      base: 'BTC',
      quote: 'USDT',
      pair: `${request.currency_id}-${request.legal_id}`,
      side,
      price: request.price,
      remaining: request.num,
      amount: request.num,
      filled: ZERO,
      ...typesOf(request.order_type),
      ...(request.trigger_price !== undefined && { trigger: request.trigger_price, isWaiting: true }),
      ...exitsIn(request),
    });
    return SERVER_TEXTS.orderPlaced;
  };

  return [
    respond(deal, () => exchange.deal),
    respond(openBuys, openOf('buy')),
    respond(openSells, openOf('sell')),
    respond(completedOrders, ({ request }) => ({
      list: page(exchange.fills, request.page).map((fill) => ({
        ...(fill.id !== undefined && { id: fill.id }),
        time: (fill.time ?? 0) / 1000,
        currency_name: fill.base,
        legal_name: fill.quote,
        price: fill.price,
        number: fill.amount,
        type: fill.side === 'buy' ? 'in' : 'out',
        ...(fill.orderId !== undefined && { order_id: fill.orderId }),
        ...(fill.exit && { order_type: fill.exit }),
        ...(fill.parentId !== undefined && { parent_id: fill.parentId }),
        ...(fill.side === 'buy' ? { in_fee: fill.fee } : { out_fee: fill.fee }),
      })),
    })),
    respond(placeBuy, place('buy')),
    respond(placeSell, place('sell')),
    respond(amendOrder, ({ request }) => {
      if (!exchange.open.some(({ id }) => id === request.id)) return rejection(SERVER_TEXTS.orderNotAmendable);
      exchange.amended.push(`${request.id}: ${request.num} at ${request.price}`);
      exchange.open = exchange.open.map((order) =>
        order.id === request.id ? { ...order, price: request.price } : order,
      );
      return SERVER_TEXTS.orderAmended;
    }),
    respond(amendExits, ({ request }) => {
      const isMeant = ({ id }: OpenOrder) => id === request.id;
      if (!exchange.open.some(isMeant)) return rejection(SERVER_TEXTS.orderNotAmendable);
      exchange.open = exchange.open.map((order) =>
        isMeant(order) ? { ...withoutExits(order), ...exitsIn(request) } : order,
      );
      return SERVER_TEXTS.orderAmended;
    }),
    respond(cancelOrder, ({ request }) => {
      const side = request.type === 'in' ? 'buy' : 'sell';
      exchange.cancelled.push(request.id);
      const found = exchange.open.find((order) => order.id === request.id && order.side === side);
      if (!found) return rejection(SERVER_TEXTS.orderNotRevocable);
      exchange.open = exchange.open.filter((order) => order !== found);
      return SERVER_TEXTS.orderRevoked;
    }),
  ];
}
