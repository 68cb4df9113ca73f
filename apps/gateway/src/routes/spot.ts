import { randomUUID } from 'node:crypto';
import type { ReceivedOf } from '@bourse/contracts/wire';
import { dateTime, Rejection, type RequestKey } from '@bourse/contract-server';
import { minus, ZERO } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { ORDER_MODE } from '@bourse/contracts/market';
import { cancelOrder, completedOrders, deal, openBuys, openSells, placeBuy, placeSell } from '@bourse/contracts/spot';
import type { Pair } from '../market/gateway-market';
import { clientIdOf } from '../orders/client-id';
import type { GatewayRouter, Services, Trading } from '../services';
import type { Side, VenueFill, VenueOrder } from '../venue/types';
import { bookSides, publicTrade, rowIds } from '../wire';
import { pageOf } from './page';
import { cancelRefusal, placeRefusal } from './refusals';

const RECENT_TRADES = 20;
const CODE_OF_SIDE = { buy: 'in', sell: 'out' } as const;

/** The public call of the deal screen; with a session it has the balances too. */
export function dealRoutes({ route }: GatewayRouter, { market, trading }: Services): void {
  route(deal, async ({ input, user }) => {
    const pair = market.pairOf(input.currency_id, input.legal_id);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    const { trades, last } = market.state(pair.symbol);
    const balances = user && trading ? await trading.account.balances.get() : undefined;
    const available = (code: string) =>
      balances && (balances.find(({ currency }) => currency === code)?.available ?? ZERO);
    return {
      ...bookSides(await market.book(pair.symbol)),
      last_price: last,
      user_currency: available(pair.base),
      user_legal: available(pair.quote),
      complete: trades.slice(0, RECENT_TRADES).map(publicTrade),
      taker_fee: pair.terms.takerFee,
    };
  });
}

/** Placing and cancelling orders, open orders and fills of the owner. */
export function spotRoutes({ userRoute }: GatewayRouter, { venue, market }: Services, trading: Trading): void {
  const { account, desk } = trading;

  function pairOf(base: number, quote: number): Pair {
    const pair = market.pairOf(base, quote);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    return pair;
  }

  async function place(
    { input, request }: { input: ReceivedOf<typeof placeBuy>; request: RequestKey | undefined },
    side: Side,
  ) {
    const pair = pairOf(input.currency_id, input.legal_id);
    const isMarket = input.mode === ORDER_MODE.market;
    // Types that are not announced: a plain limit order is another order than the asked one.
    if (input.order_type !== undefined) throw new Rejection(SERVER_TEXTS.notOpen);
    if (isMarket && !venue.abilities.marketOrders) throw new Rejection(SERVER_TEXTS.notOpen);
    const order = {
      symbol: pair.symbol,
      side,
      type: isMarket ? 'market' : 'limit',
      amount: input.num,
      price: isMarket ? undefined : input.price,
    } as const;
    // A program that sends no `t` gets no protection against its own repetitions.
    const result = await desk.place(order, request ? clientIdOf(request) : randomUUID().replaceAll('-', ''));
    if (!result.ok) throw placeRefusal(result.reason, pair);
    return SERVER_TEXTS.orderPlaced;
  }
  userRoute(placeBuy, (asked) => place(asked, 'buy'));
  userRoute(placeSell, (asked) => place(asked, 'sell'));

  userRoute(cancelOrder, async ({ input }) => {
    const order = (await account.openOrders.get()).find(
      (each) => orderId(each) === input.id && CODE_OF_SIDE[each.side] === input.type,
    );
    if (!order) throw new Rejection(SERVER_TEXTS.orderNotRevocable);
    const result = await desk.cancel(order);
    if (!result.ok) throw cancelRefusal(result.reason);
    return SERVER_TEXTS.orderRevoked;
  });

  /** Does a row belong to a pair that is shown, and to the asked base currency? */
  const isAsked = (symbol: string, baseId: number | undefined) => {
    const pair = market.pair(symbol);
    return pair !== undefined && (baseId ?? pair.baseId) === pair.baseId;
  };

  async function open({ page, currency_id }: ReceivedOf<typeof openBuys>, side: Side) {
    const orders = await account.openOrders.get();
    const rows = orders.filter((order) => order.side === side && isAsked(order.symbol, currency_id));
    return { list: pageOf(rows, page).flatMap((order) => openRow(order, market.pair(order.symbol))) };
  }
  userRoute(openBuys, ({ input }) => open(input, 'buy'));
  userRoute(openSells, ({ input }) => open(input, 'sell'));

  if (venue.abilities.fills) {
    userRoute(completedOrders, async ({ input: { page, currency_id } }) => {
      const rows = (await account.fills.get()).filter(({ symbol }) => isAsked(symbol, currency_id));
      return { list: pageOf(rows, page).flatMap((fill) => fillRow(fill, market.pair(fill.symbol))) };
    });
  }
}

const orderId = ({ id, symbol }: VenueOrder) => rowIds.of(`order ${symbol} ${id}`);

const names = ({ baseId, quoteId, base, quote }: Pair) => ({
  currency_id: baseId,
  legal_id: quoteId,
  currency_name: base,
  legal_name: quote,
});

function openRow(order: VenueOrder, pair: Pair | undefined) {
  if (!pair || order.price === undefined) return [];
  return [
    {
      ...names(pair),
      id: orderId(order),
      create_time: dateTime(order.at),
      price: order.price,
      number: minus(order.amount, order.filled),
      total_number: order.amount,
      complete_number: order.filled,
    },
  ];
}

function fillRow({ id, symbol, at, price, amount, side, fee }: VenueFill, pair: Pair | undefined) {
  if (!pair) return [];
  const isBuy = side === 'buy';
  // The contract has a buyer's fee in base currency and a seller's in quote currency; a venue may take it in a third one.
  const isUsual = fee?.currency === (isBuy ? pair.base : pair.quote);
  return [
    {
      ...names(pair),
      id: rowIds.of(`fill ${symbol} ${id}`),
      time: dateTime(at),
      price,
      number: amount,
      way: isBuy ? 2 : 1,
      type: CODE_OF_SIDE[side],
      ...(fee && isUsual && { [isBuy ? 'in_fee' : 'out_fee']: fee.amount }),
    },
  ];
}
