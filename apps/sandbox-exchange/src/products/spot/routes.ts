import type { ReceivedOf } from '@bourse/contracts/wire';
import { isZero, roundHalfUp, times, ZERO, type Decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { ORDER_MODE, RECENT_TRADES } from '@bourse/contracts/market';
import {
  amendExits,
  amendOrder,
  cancelOrder,
  completedOrders,
  deal,
  feeTiers,
  openBuys,
  openSells,
  placeBuy,
  placeOco,
  placeSell,
} from '@bourse/contracts/spot';
import { BOOK_LEVELS, Rejection, type RequestKey } from '@bourse/contract-server';
import type { User } from '../../accounts/types';
import type { Services } from '../../http/services';
import type { Side } from '../../catalog/types';
import { SPOT_WALLET, type Exits, type Trail } from './types';
import { feesOf, tiersOfPair } from './fee-wire';
import { completedOrder, openOrder, publicTrade } from './wire';
import { queued } from '../../http/histories';
import { refuseLate } from '../../http/late-price';
import type { Router } from '../../http/route';
import { amendRefusal, cancelRefusal, exitsRefusal, placeRefusal } from './refusals';
import { bookLevel, inCny, usdtPrice } from '../../http/wire';
import { spotOf } from './spot-orders';

const PAGE_SIZE = 10;
/** Maximum page; a higher offset returns an empty page. */
const LAST_PAGE = 1_000_000;
const CNY_DECIMALS = 8;

/** The deal screen, placing and taking back orders, open orders and fills. */
export function spotRoutes({ route, userRoute }: Router, { exchange, market }: Services): void {
  function pairOf({ currency_id, legal_id }: { currency_id: number; legal_id: number }) {
    const pair = exchange.pairOf(currency_id, legal_id);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    return pair;
  }

  const available = async (user: User | undefined, currencyId: number) =>
    user ? (await exchange.balance(user.id, currencyId, SPOT_WALLET)).available : ZERO;

  route(deal, async ({ input, user }) => {
    const pair = pairOf(input);
    const { bids, asks } = exchange.book(pair.id, BOOK_LEVELS);
    const last = market.ticker(pair.id)?.last;
    const quoteWorth = usdtPrice(exchange, market, pair.quoteId);
    const quoteAvailable = await available(user, pair.quoteId);
    return {
      in: bids.map(bookLevel),
      out: asks.map(bookLevel),
      last_price: last,
      user_currency: await available(user, pair.baseId),
      user_legal: quoteAvailable,
      cny_price: last && quoteWorth && roundHalfUp(inCny(times(last, quoteWorth)), CNY_DECIMALS),
      user_cny: quoteWorth && roundHalfUp(inCny(times(quoteAvailable, quoteWorth)), CNY_DECIMALS),
      complete: (await spotOf(exchange).recentTrades(pair.id, RECENT_TRADES)).map(publicTrade),
      ...feesOf(exchange, pair, user),
    };
  });

  route(feeTiers, ({ input, user }) => tiersOfPair(exchange, pairOf(input), user));

  async function place(
    asked: { input: ReceivedOf<typeof placeBuy>; user: User; request: RequestKey | undefined },
    side: Side,
  ) {
    const { input, user, request } = asked;
    const pair = pairOf(input);
    refuseLate(exchange, pair.id);
    const order = { userId: user.id, pairId: pair.id, side, quantity: input.num, clientOrderId: request?.clientId };
    const result = await spotOf(exchange).placeOrder({ ...order, ...typeOf(input, side), exits: exitsOf(input) });
    if (!result.ok) {
      const price = input.mode === ORDER_MODE.market ? exchange.lastPrice(pair.id) : input.price;
      throw placeRefusal(result.reason, { pair, price, quantity: input.num });
    }
    return SERVER_TEXTS.orderPlaced;
  }
  userRoute(placeBuy, (asked) => place(asked, 'buy'));
  userRoute(placeSell, (asked) => place(asked, 'sell'));

  userRoute(placeOco, async ({ input, user, request }) => {
    const pair = pairOf(input);
    refuseLate(exchange, pair.id);
    const { num: quantity, price } = input;
    const result = await spotOf(exchange).placeOco({
      userId: user.id,
      pairId: pair.id,
      side: sideOf(input),
      quantity,
      price,
      trigger: input.stop_price,
      stopLimit: input.stop_limit_price,
      clientOrderId: request?.clientId,
    });
    if (!result.ok) throw placeRefusal(result.reason, { pair, price, quantity });
    const ids = result.orders.map(({ id }) => id);
    return { oco_id: result.orders[0].ocoId ?? 0, ids, msg: SERVER_TEXTS.orderPlaced };
  });

  userRoute(amendExits, async ({ input, user, request }) => {
    const { id: orderId, ...fields } = input;
    const command = { userId: user.id, orderId, ...exitsOf(fields) };
    const result = await spotOf(exchange).amendExits(command, request);
    if (!result.ok) throw exitsRefusal(result.reason);
    return SERVER_TEXTS.orderAmended;
  });

  userRoute(cancelOrder, async ({ input, user }) => {
    const command = { userId: user.id, orderId: input.id, side: sideOf(input) };
    const result = await spotOf(exchange).cancelOrder(command);
    if (!result.ok) throw cancelRefusal(result.reason);
    return SERVER_TEXTS.orderRevoked;
  });

  userRoute(amendOrder, async ({ input, user, request }) => {
    const { id: orderId, price, num: quantity, trigger_price: trigger } = input;
    const known = await spotOf(exchange).order(orderId);
    const pair = known && exchange.pair(known.pairId);
    if (!pair) throw new Rejection(SERVER_TEXTS.orderNotFound);
    refuseLate(exchange, pair.id);
    const command = { userId: user.id, orderId, side: sideOf(input), price, quantity, trigger, trail: trailOf(input) };
    const result = await spotOf(exchange).amendOrder(command, request);
    if (!result.ok) throw amendRefusal(result.reason, { pair, price, quantity });
    return SERVER_TEXTS.orderAmended;
  });

  /** Which rows of which page; a currency that does not exist has no rows. */
  function askedFor({ page, currency_id }: ReceivedOf<typeof openBuys>) {
    if (page < 1 || page > LAST_PAGE) throw new Rejection(SERVER_TEXTS.parameterError);
    if (currency_id !== undefined && !exchange.currency(currency_id))
      throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return { filter: { baseId: currency_id }, page: { page, size: PAGE_SIZE } };
  }

  async function open(input: ReceivedOf<typeof openBuys>, user: User, side: Side) {
    const { filter, page } = askedFor(input);
    const { rows } = await spotOf(exchange).openOrders(user.id, { ...filter, side }, page);
    return { list: rows.flatMap((order) => openOrder(exchange, order)) };
  }
  userRoute(openBuys, ({ input, user }) => open(input, user, 'buy'));
  userRoute(openSells, ({ input, user }) => open(input, user, 'sell'));

  userRoute(
    completedOrders,
    queued(async ({ input, user }) => {
      const { filter, page } = askedFor(input);
      const fills = await spotOf(exchange).completedOrders(user.id, filter, page);
      return { list: fills.flatMap((fill) => completedOrder(exchange, fill)) };
    }),
  );
}

type TrailFields = Pick<ReceivedOf<typeof placeBuy>, 'trail_distance' | 'trail_unit'>;
type ExitFields = Partial<Pick<ReceivedOf<typeof placeBuy>, 'target_profit_price' | 'stop_loss_price' | 'order_type'>>;

const contradiction = () => new Rejection(SERVER_TEXTS.parameterError);

const sideOf = ({ type }: { type: 'in' | 'out' }): Side => (type === 'in' ? 'buy' : 'sell');

const maybe = (price: Decimal | undefined) => (price === undefined || isZero(price) ? undefined : price);

/** @throws Rejection if distance and unit do not come together */
function trailOf({ trail_distance, trail_unit: unit }: TrailFields): Trail | undefined {
  const distance = maybe(trail_distance);
  if (distance === undefined) return undefined;
  if (unit === undefined) throw contradiction();
  return { distance, unit };
}

/** The exits of an order; 0 is none. The distance of a trailing stop that is an order of its own is not one of them. */
function exitsOf(input: TrailFields & ExitFields): Exits {
  return {
    takeProfit: maybe(input.target_profit_price),
    stopLoss: maybe(input.stop_loss_price),
    trail: input.order_type === 'trailing_stop' ? undefined : trailOf(input),
  };
}

/**
 * The type of the order, with the prices that belong to it.
 * @throws Rejection if fields contradict each other: a type of limit orders at the market, or a trigger of an order that has none
 */
function typeOf(input: ReceivedOf<typeof placeBuy>, side: Side) {
  const { mode, order_type: type, price, trigger_price: trigger } = input;
  if (mode === ORDER_MODE.market) {
    if (trigger !== undefined) throw contradiction();
    if (type === undefined) return { type: 'market' } as const;
    const trail = type === 'trailing_stop' && side === 'sell' ? trailOf(input) : undefined;
    if (!trail) throw contradiction();
    return { type: 'trailing_stop', trail } as const;
  }
  if (type === 'stop_limit') {
    if (trigger === undefined) throw new Rejection(SERVER_TEXTS.triggerInvalid);
    return { type, price, trigger } as const;
  }
  if (trigger !== undefined || type === 'trailing_stop') throw contradiction();
  return { type: type ?? 'limit', price } as const;
}
