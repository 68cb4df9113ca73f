import { createHash, createHmac } from 'node:crypto';
import { decimalsOf, isNegative, absolute, isPositive, minus, ZERO } from '@bourse/decimal';
import type { LoopbackContracts } from '../contracts';
import type { HttpAnswer, HttpRequest, Needs } from '../dialect';
import type { LoopbackExchange } from '../exchange';
import { positive } from '../read';
import { Refusal, type ContractOrder, type ContractOrderRequest, type Market, type RefusalCode } from '../types';
import { altNameOf } from './names';

type Answer = (fields: URLSearchParams) => object;

const TOO_MANY_REQUESTS = 429;

/** Statuses of an order that is not placed. Source: docs.kraken.com/api/docs/futures-api, "Send order". */
const STATUSES: Readonly<Record<RefusalCode, string>> = {
  unknown_pair: 'invalidOrderType',
  closed_pair: 'marketSuspended',
  tick: 'invalidPrice',
  lot: 'invalidSize',
  minimum_amount: 'invalidSize',
  minimum_total: 'invalidSize',
  insufficient: 'insufficientAvailableFunds',
  margin: 'insufficientAvailableFunds',
  reduce_only: 'wouldNotReducePosition',
  duplicate: 'clientOrderIdAlreadyExist',
  would_take: 'postWouldExecute',
  trigger_reached: 'invalidPrice',
  unknown_order: 'notFound',
  unknown_network: 'invalidOrderType',
};

/** Commands whose replies can be lost, by method and name. */
const COMMANDS: ReadonlySet<string> = new Set(['POST sendorder', 'POST cancelorder', 'PUT leveragepreferences']);
const PUBLIC = '/derivatives/api/v3/';
const HISTORY = '/api/history/v2/';

const rest = ({ amount, filled }: ContractOrder) => minus(amount, filled);
const timeOf = (at: number) => new Date(at).toISOString();
/** `PF_XBTUSD`. */
const idOf = ({ base, quote }: Market) => `PF_${altNameOf(base)}${quote}`;
/** An id of the venue's form. */
const orderIdOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
const numberOf = (orderId: string | null) => Number(orderId?.split('-').at(-1) ?? Number.NaN);
const failed = (error: string, status = 200): HttpAnswer => ({ status, body: { result: 'error', error } });

/** Calls of Kraken Futures: contracts that are settled in US dollars. `undefined`: the path is none of them. */
export function contractCalls({
  exchange,
  contracts,
  faults,
  keys,
}: Needs): (asked: HttpRequest) => HttpAnswer | undefined {
  const open = publicCalls(exchange, contracts);
  const closed = privateCalls(exchange, contracts);

  /** Source: docs.kraken.com/api/docs/guides/futures-rest. Requests may have no nonce, and ccxt's have none. */
  function isSigned({ path, query, headers }: HttpRequest): boolean {
    const hash = createHash('sha256')
      .update(query + path.replace('/derivatives', ''))
      .digest();
    const expected = createHmac('sha512', Buffer.from(keys.secret, 'base64')).update(hash).digest('base64');
    return headers['apikey'] === keys.apiKey && headers['authent'] === expected;
  }

  return (asked) => {
    const { method, path, query } = asked;
    const root = [PUBLIC, HISTORY].find((each) => path.startsWith(each));
    if (root === undefined) return undefined;
    if (faults.isInMaintenance) return failed('unavailable');
    const name = `${method} ${path.slice(root.length)}`;
    const fields = new URLSearchParams(query);
    const answer = open[name] ?? closed[name];
    if (!answer) return failed('notFound');
    if (name in closed && !isSigned(asked)) return failed('authenticationError');
    const isCommand = COMMANDS.has(name);
    if (isCommand && faults.occurs('rateLimited')) return failed('apiLimitExceeded', TOO_MANY_REQUESTS);
    const body = { result: 'success', serverTime: timeOf(faults.now()), ...answer(fields) };
    return { body, ...(isCommand && faults.ofReply()) };
  };
}

/** Source: docs.kraken.com/api/docs/futures-api, "Market data". */
function publicCalls(exchange: LoopbackExchange, contracts: LoopbackContracts): Readonly<Record<string, Answer>> {
  const traded = () => exchange.markets().filter(({ hasContract }) => hasContract);
  return {
    'GET instruments': () => ({
      instruments: traded().map((market) => ({
        symbol: idOf(market),
        type: 'flexible_futures',
        tickSize: market.tick,
        contractSize: 1,
        tradeable: exchange.isOpen(market.symbol),
        contractValueTradePrecision: decimalsOf(market.lot),
      })),
    }),
    'GET orderbook': (fields) => ({ orderBook: exchange.book(marketOf(exchange, fields).symbol) }),
    'GET tickers': () => ({
      tickers: traded().map((market) => {
        const last = exchange.last(market.symbol);
        const markPrice = contracts.mark(market.symbol);
        return { symbol: idOf(market), last, markPrice, open24h: last, vol24h: '0', lastTime: timeOf(Date.now()) };
      }),
    }),
  };
}

/** @throws Refusal if there is no such contract */
function marketOf(exchange: LoopbackExchange, fields: URLSearchParams): Market {
  const asked = fields.get('symbol')?.toUpperCase();
  const market = exchange.markets().find((each) => each.hasContract && idOf(each) === asked);
  if (!market) throw new Refusal('unknown_pair');
  return market;
}

/** Source: docs.kraken.com/api/docs/futures-api, "Order management", "Account information" and "Account history". */
function privateCalls(exchange: LoopbackExchange, contracts: LoopbackContracts): Readonly<Record<string, Answer>> {
  const idIn = ({ symbol }: Pick<ContractOrder, 'symbol'>) => idOf(exchange.market(symbol));
  /** The status of a command that was refused, as of one that was carried out. */
  const settled = (key: string, work: () => ContractOrder, done: string) => {
    const receivedTime = timeOf(Date.now());
    try {
      const order = work();
      const orderEvents = [{ type: done.toUpperCase(), order: row(order) }];
      return { [key]: { status: done, order_id: orderIdOf(order.id), receivedTime, orderEvents } };
    } catch (error) {
      if (error instanceof Refusal) return { [key]: { status: STATUSES[error.code], receivedTime } };
      throw error;
    }
  };
  const row = (order: ContractOrder) => ({
    orderId: orderIdOf(order.id),
    cliOrdId: order.clientId ?? null,
    type: order.type === 'limit' ? 'lmt' : 'ioc',
    symbol: idIn(order),
    side: order.side,
    quantity: order.amount,
    filled: order.filled,
    limitPrice: order.price ?? ZERO,
    reduceOnly: order.reduces,
    timestamp: timeOf(order.at),
    lastUpdateTimestamp: timeOf(order.at),
  });
  const event = (order: ContractOrder) => ({
    uid: orderIdOf(order.id),
    tradeable: idIn(order),
    direction: order.side === 'buy' ? 'Buy' : 'Sell',
    quantity: rest(order),
    filled: order.filled,
    timestamp: order.at,
    limitPrice: order.price ?? ZERO,
    orderType: order.type === 'limit' ? 'Limit' : 'IoC',
    clientId: order.clientId ?? '',
    reduceOnly: order.reduces,
    lastUpdateTimestamp: order.at,
  });
  const asked = (fields: URLSearchParams): ContractOrderRequest => {
    const type = fields.get('orderType');
    const stop = positive(fields.get('stopPrice'));
    const kind = type === 'take_profit' ? 'takeProfit' : 'stopLoss';
    return {
      clientId: fields.get('cliOrdId') ?? undefined,
      symbol: marketOf(exchange, fields).symbol,
      side: fields.get('side') === 'sell' ? 'sell' : 'buy',
      type: type === 'lmt' ? 'limit' : 'market',
      price: positive(fields.get('limitPrice')),
      amount: positive(fields.get('size')) ?? ZERO,
      reduces: fields.get('reduceOnly') === 'true',
      ...(stop && { trigger: { kind, price: stop } }),
    };
  };

  return {
    'GET accounts': () => ({
      accounts: {
        flex: {
          type: 'multiCollateralMarginAccount',
          currencies: { USD: { quantity: contracts.equity(), available: contracts.free() } },
        },
      },
    }),
    'GET openpositions': () => ({
      openPositions: contracts.positions().map((position) => ({
        side: isNegative(position.amount) ? 'short' : 'long',
        symbol: idIn(position),
        price: position.entry,
        size: absolute(position.amount),
        unrealizedPnl: contracts.profit(position),
        fillTime: timeOf(Date.now()),
        maxFixedLeverage: contracts.multiple(position.symbol),
      })),
    }),
    'PUT leveragepreferences'(fields) {
      contracts.setMultiple(marketOf(exchange, fields).symbol, Number(fields.get('maxLeverage')));
      return {};
    },
    'POST sendorder': (fields) => settled('sendStatus', () => contracts.place(asked(fields)), 'placed'),
    'POST cancelorder': (fields) =>
      settled('cancelStatus', () => contracts.cancel(numberOf(fields.get('order_id'))), 'cancelled'),
    'GET openorders': () => ({
      openOrders: contracts
        .orders()
        .filter(({ state }) => state === 'open')
        .map((order) => ({
          order_id: orderIdOf(order.id),
          cliOrdId: order.clientId,
          symbol: idIn(order),
          side: order.side,
          orderType: order.trigger ? (order.trigger.kind === 'takeProfit' ? 'take_profit' : 'stp') : 'lmt',
          limitPrice: order.price,
          stopPrice: order.trigger?.price,
          unfilledSize: rest(order),
          filledSize: order.filled,
          status: isPositive(order.filled) ? 'partiallyFilled' : 'untouched',
          reduceOnly: order.reduces,
          receivedTime: timeOf(order.at),
          lastUpdateTime: timeOf(order.at),
        })),
    }),
    'GET orders/status': (fields) => ({
      orders: contracts
        .orders()
        .filter(({ id }) => fields.getAll('orderIds').includes(orderIdOf(id)))
        .map((order) => ({
          order: { ...row(order), type: order.trigger ? 'TRIGGER_ORDER' : 'ORDER' },
          status: { open: 'ENTERED_BOOK', filled: 'FULLY_EXECUTED', cancelled: 'CANCELLED' }[order.state],
        })),
    }),
    'GET fills': () => ({
      fills: contracts.fills().map((fill) => ({
        fill_id: String(fill.id),
        order_id: orderIdOf(fill.orderId),
        symbol: idIn(fill),
        side: fill.side,
        size: fill.amount,
        price: fill.price,
        fillTime: timeOf(fill.at),
        fillType: 'taker',
      })),
    }),
    // Every order has the event of its placing, too.
    'GET orders': () => ({
      elements: contracts
        .orders()
        .flatMap((order) => [
          ...(order.state === 'filled'
            ? [{ event: { OrderUpdated: { newOrder: event(order), reason: 'full_fill' } } }]
            : []),
          ...(order.state === 'cancelled' ? [{ event: { OrderCancelled: { order: event(order) } } }] : []),
          { event: { OrderPlaced: { order: { ...event(order), filled: ZERO } } } },
        ]),
    }),
  };
}
