import { times, ZERO } from '@bourse/decimal';
import type { Channel, Connection, Dialect, Needs } from '../dialect';
import { member, textOf, textsOf } from '../read';
import type { Bar, Fill, Market, Order, Trade } from '../types';
import { idOf, marketOfId } from './names';
import { statusOf, timeInForceOf, typeOf } from './private';
import { tickerOf } from './public';
import { signed } from './signature';

const CHANNELS: Readonly<Record<string, Channel>> = {
  depth: 'book',
  trade: 'trades',
  miniTicker: 'ticker',
  kline: 'bars',
};
const MINUTE_MS = 60_000;

const push = (connection: Connection, event: object) => connection.send({ subscriptionId: 0, event });

/** Market streams and the user data stream. Source: developers.binance.com, "WebSocket Streams" and "WebSocket API". */
export function binanceSocket({ exchange, faults, keys }: Needs): Pick<Dialect, 'onMessage' | 'onEvent'> {
  /** `btcusdt@depth@100ms`, `btcusdt@kline_1m`. */
  function follow(connection: Connection, stream: string): void {
    const [id = '', name = ''] = stream.split('@');
    const channel = CHANNELS[name.split('_')[0] ?? ''];
    const market = marketOfId(exchange, id);
    if (!channel) return;
    connection.subscribe(channel, market.symbol);
    const bar = exchange.bars(market.symbol).at(-1);
    if (channel === 'bars' && bar) connection.send(barEvent(market, bar));
  }

  function followUser(connection: Connection, params: unknown, id: unknown): void {
    const fields = Object.entries(typeof params === 'object' && params !== null ? params : {});
    const text = fields
      .filter(([name]) => name !== 'signature')
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${String(value)}`)
      .join('&');
    if (member(params, 'apiKey') === keys.apiKey && member(params, 'signature') === signed(text, keys.secret)) {
      connection.send({ id, status: 200, result: { subscriptionId: 0 } });
      connection.subscribe('balances');
      connection.subscribe('orders');
    } else {
      connection.send({ id, status: 400, error: { code: -1022, msg: 'Signature for this request is not valid.' } });
    }
  }

  function sendTrade(connection: Connection, trade: Trade): void {
    const market = exchange.market(trade.symbol);
    if (connection.follows('trades', trade.symbol)) connection.send(tradeEvent(market, trade));
    if (!connection.follows('ticker', trade.symbol)) return;
    const { last, open, high, low, volume, total } = tickerOf(exchange, market);
    const figures = { c: last, o: open, h: high, l: low, v: volume, q: total };
    connection.send({ e: '24hrMiniTicker', E: trade.at, s: idOf(market), ...figures });
  }

  return {
    onMessage(connection, message) {
      const id = member(message, 'id');
      switch (textOf(member(message, 'method')) ?? '') {
        case 'SUBSCRIBE':
          connection.send({ result: null, id });
          for (const stream of textsOf(member(message, 'params'))) follow(connection, stream);
          break;
        case 'userDataStream.subscribe.signature':
          followUser(connection, member(message, 'params'), id);
          break;
        default:
          connection.send({ result: null, id });
      }
    },
    onEvent(connection, event) {
      switch (event.kind) {
        case 'book': {
          const { symbol, sequence, changed } = event;
          if (!connection.follows('book', symbol) || faults.occurs('skippedBookChanges')) return;
          connection.send({
            e: 'depthUpdate',
            E: faults.now(),
            s: idOf(exchange.market(symbol)),
            U: sequence,
            u: sequence,
            b: changed.bids,
            a: changed.asks,
          });
          break;
        }
        case 'trade':
          sendTrade(connection, event.trade);
          break;
        case 'order':
          if (!connection.follows('orders')) return;
          push(connection, report(exchange.market(event.order.symbol), event.order, event.fill));
          break;
        case 'balance': {
          if (!connection.follows('balances')) return;
          const { free, held } = exchange.account.balance(event.currency);
          const at = faults.now();
          push(connection, {
            e: 'outboundAccountPosition',
            E: at,
            u: at,
            B: [{ a: event.currency, f: free, l: held }],
          });
          break;
        }
        default:
          event satisfies never;
      }
    },
  };
}

function tradeEvent(market: Market, { id, price, amount, at, side }: Trade) {
  return { e: 'trade', E: at, s: idOf(market), t: id, p: price, q: amount, T: at, m: side === 'sell', M: true };
}

function barEvent(market: Market, { openTime, open, high, low, close, volume }: Bar) {
  const s = idOf(market);
  const end = openTime + MINUTE_MS - 1;
  const k = { t: openTime, T: end, s, i: '1m', o: open, c: close, h: high, l: low, v: volume, n: 1, x: false, q: '0' };
  return { e: 'kline', E: openTime, s, k };
}

/** `executionReport`: an order was accepted, cancelled, or traded. */
function report(market: Market, order: Order, fill: Fill | undefined) {
  const { id, clientId = '', side, price = ZERO, amount, filled, cost, state, at, changedAt } = order;
  return {
    e: 'executionReport',
    E: changedAt,
    s: idOf(market),
    c: clientId,
    S: side.toUpperCase(),
    o: typeOf(order),
    f: timeInForceOf(order),
    q: amount,
    p: price,
    P: order.trigger ?? '0',
    F: '0',
    g: -1,
    C: '',
    x: fill ? 'TRADE' : state === 'open' ? 'NEW' : statusOf(order),
    X: statusOf(order),
    r: 'NONE',
    i: id,
    l: fill?.amount ?? ZERO,
    z: filled,
    L: fill?.price ?? ZERO,
    n: fill?.fee ?? ZERO,
    N: fill?.feeCurrency ?? null,
    T: changedAt,
    t: fill?.id ?? -1,
    w: state === 'open' && !order.isWaiting,
    m: fill?.isMaker ?? false,
    O: at,
    Z: cost,
    Y: fill ? times(fill.price, fill.amount) : ZERO,
    Q: '0',
  };
}
