import { randomUUID } from 'node:crypto';
import type { ReceivedOf } from '@bourse/contracts/wire';
import { dateTime, Rejection, type RequestKey } from '@bourse/contract-server';
import { isPositive, isZero, minus, ZERO } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { ORDER_MODE, RECENT_TRADES } from '@bourse/contracts/market';
import {
  amendOrder,
  cancelOrder,
  completedOrders,
  deal,
  openBuys,
  openSells,
  placeBuy,
  placeSell,
} from '@bourse/contracts/spot';
import type { Pair } from '../market/gateway-market';
import { clientIdOf } from '../orders/client-id';
import { editOf, type Edits } from '../orders/edits';
import type { AskedOrder } from '../orders/rules';
import type { GatewayRouter, Services, Trading } from '../services';
import type { Side, VenueFill, VenueOrder } from '../venue/types';
import { bookSides, publicTrade, rowIds } from '../wire';
import { pageOf } from './page';
import { cancelRefusal, editRefusal, placeRefusal } from './refusals';

const CODE_OF_SIDE = { buy: 'in', sell: 'out' } as const;

/** The public call of the deal screen; with a session it has the balances too. */
export function dealRoutes({ route }: GatewayRouter, { market, trading }: Services): void {
  route(deal, async ({ input, user }) => {
    const pair = market.pairOf(input.currency_id, input.legal_id);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    const { trades, last } = market.state(pair.symbol);
    const balances = user && trading ? await trading.account.balances.get() : undefined;
    const available = (code: string) => {
      const balance = balances?.find(({ currency }) => currency === code);
      return balances && !balance ? ZERO : balance?.available;
    };
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
  const { account, desk, commands } = trading;

  /** Of an order whose side the venue does not tell: as it was sent; `undefined` of an order that was placed elsewhere. */
  const sideOf = ({ side, clientId }: VenueOrder): Side | undefined =>
    side ?? (clientId === undefined ? undefined : commands.order(clientId)?.side);

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
    if (market.isLate(pair.symbol)) throw new Rejection(SERVER_TEXTS.priceLate);
    const order = { symbol: pair.symbol, side, amount: input.num, ...typeOf(input, pair) };
    if (order.type === 'market' && !venue.abilities.marketOrders) throw new Rejection(SERVER_TEXTS.notOpen);
    const result = await desk.place(order, clientIdFor(request));
    if (!result.ok) throw placeRefusal(result.reason, pair);
    return result.endedPartly ? SERVER_TEXTS.venueEndedPartly : SERVER_TEXTS.orderPlaced;
  }
  userRoute(placeBuy, (asked) => place(asked, 'buy'));
  userRoute(placeSell, (asked) => place(asked, 'sell'));

  /** Of an order that has taken the place of others: that of the first one. */
  const rowId = (symbol: string, id: string) => rowIds.of(`order ${symbol} ${commands.originOf(id)}`);

  /** The open order of a row, with its side. */
  async function openOrder({ id, type }: ReceivedOf<typeof cancelOrder>) {
    const order = await account.openOrders.find((each) => {
      const side = sideOf(each);
      if (commands.isReplaced(each.id)) return false;
      return rowId(each.symbol, each.id) === id && side !== undefined && CODE_OF_SIDE[side] === type;
    });
    return order && { ...order, side: type === 'in' ? ('buy' as const) : ('sell' as const) };
  }

  /** The edit that was asked for by the same request before. */
  function repeatedEdit({ id, price, num }: ReceivedOf<typeof amendOrder>, clientId: string): AskedOrder | undefined {
    const earlier = commands.order(clientId)?.asked;
    if (earlier?.edits === undefined) return undefined;
    const isSame = rowId(earlier.symbol, earlier.edits) === id && earlier.price === price && earlier.amount === num;
    if (!isSame) throw new Rejection(SERVER_TEXTS.duplicateSubmission);
    return earlier;
  }

  /** @throws Rejection if the order cannot be edited */
  async function askedEdit(input: ReceivedOf<typeof amendOrder>, how: Edits): Promise<AskedOrder> {
    const order = await openOrder(input);
    const pair = order && market.pair(order.symbol);
    if (!pair) throw new Rejection(SERVER_TEXTS.orderNotAmendable);
    if (market.isLate(pair.symbol)) throw new Rejection(SERVER_TEXTS.priceLate);
    const { price, num: amount, trigger_price: trigger, trail_distance } = input;
    if (trail_distance !== undefined) throw new Rejection(SERVER_TEXTS.notOpen);
    const asked = editOf(order, { price, amount, trigger }, how);
    if (typeof asked === 'string') throw editRefusal(asked, pair);
    return asked;
  }

  const { edits } = venue.abilities;
  if (edits) {
    userRoute(amendOrder, async ({ input, request }) => {
      const clientId = clientIdFor(request);
      // After the edit the row is the other order, or is gone.
      const asked = repeatedEdit(input, clientId) ?? (await askedEdit(input, edits));
      const pair = market.pair(asked.symbol);
      const result = pair && (await desk.place(asked, clientId));
      if (!result) throw new Rejection(SERVER_TEXTS.orderNotAmendable);
      if (!result.ok) throw editRefusal(result.reason, pair);
      return result.endedPartly ? SERVER_TEXTS.venueEndedPartly : SERVER_TEXTS.orderAmended;
    });
  }

  userRoute(cancelOrder, async ({ input }) => {
    const order = await openOrder(input);
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
    const rows = orders.filter((order) => sideOf(order) === side && isAsked(order.symbol, currency_id));
    return {
      list: pageOf(rows, page).flatMap((order) =>
        openRow(order, rowId(order.symbol, order.id), market.pair(order.symbol)),
      ),
    };
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

/**
 * The type of an order, with the prices that belong to it.
 * @throws Rejection if fields contradict each other, or if the type is not announced: a plain limit order is another order than the asked one
 */
function typeOf(
  input: ReceivedOf<typeof placeBuy>,
  { terms }: Pair,
): Pick<AskedOrder, 'type' | 'price' | 'inForce' | 'stop'> {
  const { mode, order_type: type, price, trigger_price: trigger } = input;
  if (type === 'trailing_stop' || carriesExits(input)) throw new Rejection(SERVER_TEXTS.notOpen);
  if (mode === ORDER_MODE.market) {
    if (type !== undefined || trigger !== undefined) throw new Rejection(SERVER_TEXTS.parameterError);
    return { type: 'market', price: undefined };
  }
  if (type !== undefined && !terms.limitTypes?.includes(type)) throw new Rejection(SERVER_TEXTS.notOpen);
  if (type === 'stop_limit') {
    if (trigger === undefined) throw new Rejection(SERVER_TEXTS.triggerInvalid);
    return { type: 'limit', price, stop: { kind: 'stopLoss', price: trigger } };
  }
  if (trigger !== undefined) throw new Rejection(SERVER_TEXTS.parameterError);
  return { type: 'limit', price, ...(type && { inForce: type }) };
}

/** A program that sends no `t` gets no protection against its own repetitions. */
const clientIdFor = (request: RequestKey | undefined): string =>
  request ? clientIdOf(request) : randomUUID().replaceAll('-', '');

const names = ({ baseId, quoteId, base, quote }: Pair) => ({
  currency_id: baseId,
  legal_id: quoteId,
  currency_name: base,
  legal_name: quote,
});

function openRow(order: VenueOrder, id: number, pair: Pair | undefined) {
  if (!pair || order.price === undefined) return [];
  return [
    {
      ...names(pair),
      id,
      create_time: order.at === undefined ? undefined : dateTime(order.at),
      price: order.price,
      number: minus(order.amount, order.filled),
      total_number: order.amount,
      complete_number: order.filled,
      ...typeFields(order),
    },
  ];
}

/** Exits that an order carries are not announced: they would not be at the venue. */
const carriesExits = ({ target_profit_price, stop_loss_price, trail_distance }: ReceivedOf<typeof placeBuy>): boolean =>
  [target_profit_price, stop_loss_price, trail_distance].some((each) => each !== undefined && !isZero(each));

/** A stop-limit order waits until the venue tells that it is triggered, or has a fill. */
function typeFields({ stop, inForce, isTriggered, filled }: VenueOrder) {
  if (!stop) return inForce && { order_type: inForce };
  const waiting = isTriggered || isPositive(filled) ? 0 : 1;
  return { order_type: 'stop_limit' as const, trigger_price: stop.price, waiting };
}

function fillRow({ id, symbol, at, price, amount, side, fee }: VenueFill, pair: Pair | undefined) {
  if (!pair) return [];
  return [
    {
      ...names(pair),
      ...(id !== undefined && { id: rowIds.of(`fill ${symbol} ${id}`) }),
      time: at === undefined ? undefined : dateTime(at),
      price,
      number: amount,
      ...(side && { way: side === 'buy' ? 2 : 1, type: CODE_OF_SIDE[side] }),
      ...feeFields(fee, side, pair),
    },
  ];
}

/**
 * The contract has a buyer's fee in base currency and a seller's in quote currency. A fee in another currency, and that of a fill of an
 * unknown side, has its currency in a field of its own.
 */
function feeFields(fee: VenueFill['fee'], side: Side | undefined, { base, quote }: Pair) {
  if (!fee) return {};
  if (side === 'buy' && fee.currency === base) return { in_fee: fee.amount };
  if (side === 'sell' && fee.currency === quote) return { out_fee: fee.amount };
  return { fee: fee.amount, fee_currency: fee.currency };
}
