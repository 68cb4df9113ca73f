import { isPositive, minus, ZERO } from '@bourse/decimal';
import type { Connection, Dialect, Needs } from '../dialect';
import { member, textOf, textsOf } from '../read';
import type { Bar, Book, Fill, Level, Order, Trade, VenueEvent } from '../types';
import { orderIdOf } from './names';
import { SOCKET_TOKEN, typeOf } from './private';

const CHANNELS = { book: 'book', trade: 'trades', ticker: 'ticker', ohlc: 'bars' } as const;
const MINUTE_MS = 60_000;

const isPublic = (name: string): name is keyof typeof CHANNELS => name in CHANNELS;
const timeOf = (at: number) => new Date(at).toISOString();

const push = (connection: Connection, channel: string, type: string, data: object | readonly object[]) =>
  connection.send({ channel, type, data: [data].flat() });

/** WebSocket v2; numbers are JSON numbers. Source: docs.kraken.com/api, "WebSocket v2". */
export function krakenSocket({
  exchange,
  faults,
}: Pick<Needs, 'exchange' | 'faults'>): Pick<Dialect, 'onMessage' | 'onEvent'> {
  function subscribe(connection: Connection, params: unknown, id: unknown): void {
    const name = textOf(member(params, 'channel')) ?? '';
    const accept = (symbol?: string) =>
      connection.send({ method: 'subscribe', result: { channel: name, symbol }, success: true, req_id: id });
    if (isPublic(name)) {
      for (const symbol of textsOf(member(params, 'symbol'))) {
        accept(symbol);
        connection.subscribe(CHANNELS[name], symbol);
        if (name === 'book')
          push(connection, 'book', 'snapshot', { symbol, ...rowsOf(exchange.book(symbol)), checksum: 0 });
        if (name === 'ohlc') sendBar(connection, symbol, 'snapshot');
      }
    } else if (member(params, 'token') === SOCKET_TOKEN && (name === 'executions' || name === 'balances')) {
      accept();
      connection.subscribe(name === 'executions' ? 'orders' : 'balances');
      const open = exchange.orders().filter(({ state }) => state === 'open');
      if (name === 'executions') push(connection, 'executions', 'snapshot', open.map(execution));
      else push(connection, 'balances', 'snapshot', [...exchange.account.balances().keys()].map(balanceRow));
    } else {
      connection.send({ method: 'subscribe', success: false, error: 'ESession:Invalid session', req_id: id });
    }
  }

  function sendBar(connection: Connection, symbol: string, type: string): void {
    const bar = exchange.bars(symbol).at(-1);
    if (bar) push(connection, 'ohlc', type, barRow(symbol, bar));
  }

  function balanceRow(asset: string) {
    return { asset, asset_class: 'currency', balance: Number(exchange.account.total(asset)) };
  }

  function sendTrade(connection: Connection, trade: Trade): void {
    const { symbol, side, price, amount, id, at } = trade;
    if (connection.follows('trades', symbol)) {
      push(connection, 'trade', 'update', {
        symbol,
        side,
        price: Number(price),
        qty: Number(amount),
        ord_type: 'market',
        trade_id: id,
        timestamp: timeOf(at),
      });
    }
    if (connection.follows('ticker', symbol))
      push(connection, 'ticker', 'update', tickerRow(exchange.book(symbol), trade));
  }

  return {
    onMessage(connection, message) {
      const method = member(message, 'method');
      if (method === 'ping') connection.send({ method: 'pong', req_id: member(message, 'req_id') });
      if (method === 'subscribe') subscribe(connection, member(message, 'params'), member(message, 'req_id'));
    },
    onEvent(connection, event: VenueEvent) {
      switch (event.kind) {
        case 'book': {
          const { symbol, changed } = event;
          if (!connection.follows('book', symbol) || faults.occurs('skippedBookChanges')) return;
          push(connection, 'book', 'update', {
            symbol,
            ...rowsOf(changed),
            checksum: 0,
            timestamp: timeOf(faults.now()),
          });
          break;
        }
        case 'trade':
          sendTrade(connection, event.trade);
          break;
        case 'order':
          if (!connection.follows('orders')) return;
          if (event.fill) push(connection, 'executions', 'update', fillRow(event.order, event.fill));
          if (!event.fill || event.order.state === 'filled')
            push(connection, 'executions', 'update', execution(event.order));
          break;
        case 'balance':
          if (connection.follows('balances')) push(connection, 'balances', 'update', balanceRow(event.currency));
          break;
        default:
          event satisfies never;
      }
    },
  };
}

const rowsOf = ({ bids, asks }: Book) => ({ bids: sideOf(bids), asks: sideOf(asks) });
const sideOf = (levels: readonly Level[]) =>
  levels.map(([price, amount]) => ({ price: Number(price), qty: Number(amount) }));

function barRow(symbol: string, { openTime, open, high, low, close, volume }: Bar) {
  return {
    symbol,
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
    volume: Number(volume),
    vwap: Number(close),
    trades: 1,
    interval_begin: timeOf(openTime),
    interval: 1,
    timestamp: timeOf(openTime + MINUTE_MS),
  };
}

function tickerRow({ bids: [bid = [ZERO, ZERO]], asks: [ask = [ZERO, ZERO]] }: Book, { symbol, price, amount }: Trade) {
  return {
    symbol,
    bid: Number(bid[0]),
    bid_qty: Number(bid[1]),
    ask: Number(ask[0]),
    ask_qty: Number(ask[1]),
    last: Number(price),
    volume: Number(amount),
    vwap: Number(price),
    low: Number(price),
    high: Number(price),
    change: 0,
    change_pct: 0,
  };
}

function execution(order: Order) {
  const { id, clientId, symbol, side, price, amount, filled, cost, state, changedAt, inForce } = order;
  const status = {
    open: isPositive(filled) ? 'partially_filled' : 'new',
    filled: 'filled',
    cancelled: 'canceled',
    expired: 'canceled',
  }[state];
  return {
    order_id: orderIdOf(id),
    ...(clientId !== undefined && { cl_ord_id: clientId }),
    order_userref: 0,
    symbol,
    side,
    order_type: typeOf(order),
    order_qty: Number(amount),
    cum_qty: Number(filled),
    cum_cost: Number(cost),
    ...(price !== undefined && { limit_price: Number(price) }),
    leaves_qty: Number(minus(amount, filled)),
    time_in_force: inForce === 'ioc' || inForce === 'fok' ? inForce.toUpperCase() : 'GTC',
    exec_type: status === 'partially_filled' ? 'new' : status,
    order_status: status,
    fee_usd_equiv: 0,
    timestamp: timeOf(changedAt),
  };
}

function fillRow(order: Order, { id, price, amount, fee, feeCurrency, isMaker, at }: Fill) {
  return {
    ...execution(order),
    exec_id: `T${String(id)}`,
    exec_type: 'trade',
    trade_id: id,
    last_qty: Number(amount),
    last_price: Number(price),
    liquidity_ind: isMaker ? 'm' : 't',
    cost: Number(price) * Number(amount),
    fees: [{ asset: feeCurrency, qty: Number(fee) }],
    timestamp: timeOf(at),
  };
}
