import { createHmac } from 'node:crypto';
import { dividedBy, isPositive, minus, ZERO } from '@bourse/decimal';
import type { Dialect, HttpAnswer, HttpRequest, Needs } from '../dialect';
import { positive } from '../read';
import { contractCalls } from './contracts';
import { idOf, type Answer } from './names';
import { publicCalls } from './public';
import { Refusal, type InForce, type Market, type Order, type OrderRequest, type RefusalCode } from '../types';

/** Source: bybit-exchange.github.io/docs/v5, "Error Codes". */
const ERRORS: Readonly<Partial<Record<RefusalCode, number>>> = {
  insufficient: 170131,
  duplicate: 170141,
  unknown_order: 170213,
  margin: 110007,
  reduce_only: 110017,
};
const PARAMETER_ERROR = 10_001;
const SIGNATURE_ERROR = 10_004;

const IN_FORCE: Readonly<Record<string, InForce>> = { PostOnly: 'post_only', IOC: 'ioc', FOK: 'fok' };

/**
 * Bybit: REST v5 of pairs, and of contracts in a unified account. There is no stream but its log-in. An account is a unified one, or one of
 * before ("classic"), of which ccxt tells no order of a pair by its id.
 */
export function bybitDialect({ exchange, contracts, faults, isUnified = false, keys }: Needs): Dialect {
  function marketOf(fields: URLSearchParams): Market {
    const market = exchange.markets().find((each) => idOf(each) === fields.get('symbol'));
    if (!market) throw new Refusal('unknown_pair');
    return market;
  }
  const listed = (fields: URLSearchParams, isShown: (order: Order) => boolean) => ({
    category: 'spot',
    list: exchange
      .orders()
      .filter(({ symbol }) => fields.get('symbol') === null || marketOf(fields).symbol === symbol)
      .filter(isShown)
      .map((order) => orderRow(order, exchange.market(order.symbol))),
  });

  const calls: Readonly<Record<string, Answer>> = {
    ...publicCalls(exchange, marketOf),
    'GET /v5/asset/coin/query-info': () => ({ rows: [] }),
    'GET /v5/user/query-api': () => ({ unified: 0, uta: isUnified ? 1 : 0 }),
    'GET /v5/account/info': () => ({ unifiedMarginStatus: isUnified ? 6 : 1 }),
    'POST /v5/order/create'(fields) {
      const { id, clientId } = exchange.place(orderRequest(fields, marketOf(fields)));
      return { orderId: String(id), orderLinkId: clientId ?? '' };
    },
    'POST /v5/order/cancel': (fields) => ({ orderId: String(exchange.cancel(Number(fields.get('orderId'))).id) }),
    // Named orders are told for a while after their end.
    'GET /v5/order/realtime'(fields) {
      const id = fields.get('orderId');
      return listed(fields, (order) => (id === null ? order.state === 'open' : String(order.id) === id));
    },
    'GET /v5/order/history'(fields) {
      const asked = fields.get('orderStatus');
      return listed(fields, (order) => order.state !== 'open' && (asked === null || statusOf(order) === asked));
    },
  };

  const ofContracts = contractCalls(exchange, contracts, marketOf);

  function isSigned({ method, query, body, headers }: HttpRequest): boolean {
    const [time = '', window = ''] = ['x-bapi-timestamp', 'x-bapi-recv-window'].map((name) => String(headers[name]));
    const text = `${time}${keys.apiKey}${window}${method === 'POST' ? body : query}`;
    return headers['x-bapi-sign'] === createHmac('sha256', keys.secret).update(text).digest('hex');
  }

  function call(request: HttpRequest): HttpAnswer {
    const isCommand = request.method === 'POST';
    const fields = isCommand ? fieldsOf(request.body) : new URLSearchParams(request.query);
    const name = `${request.method} ${request.path}`;
    const answer = fields.get('category') === 'spot' ? calls[name] : (ofContracts[name] ?? calls[name]);
    if (!answer) return failed(PARAMETER_ERROR, 'unknown call');
    if (!request.path.startsWith('/v5/market/') && !isSigned(request)) return failed(SIGNATURE_ERROR, 'wrong sign');
    if (isCommand && faults.occurs('dropped')) return { body: {}, isLost: true };
    const result = { body: { retCode: 0, retMsg: 'OK', result: answer(fields), time: faults.now() } };
    return isCommand ? { ...result, ...faults.ofReply() } : result;
  }

  return {
    answer(request) {
      try {
        return call(request);
      } catch (error) {
        if (error instanceof Refusal) return failed(ERRORS[error.code] ?? PARAMETER_ERROR, error.code);
        throw error;
      }
    },
    onMessage: (connection) => connection.send({ op: 'auth', success: true, retCode: 0 }),
    onEvent: () => undefined,
  };
}

const failed = (retCode: number, retMsg: string): HttpAnswer => ({ body: { retCode, retMsg, result: {} } });

/** The fields of a JSON body. */
function fieldsOf(body: string): URLSearchParams {
  const fields: unknown = JSON.parse(body);
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

function orderRequest(fields: URLSearchParams, { symbol }: Market): OrderRequest {
  return {
    clientId: fields.get('orderLinkId') ?? undefined,
    symbol,
    side: fields.get('side') === 'Sell' ? 'sell' : 'buy',
    type: fields.get('orderType') === 'Market' ? 'market' : 'limit',
    price: positive(fields.get('price')),
    amount: positive(fields.get('qty')) ?? ZERO,
    inForce: IN_FORCE[fields.get('timeInForce') ?? ''],
  };
}

function statusOf({ state, filled }: Order): string {
  if (state === 'open') return isPositive(filled) ? 'PartiallyFilled' : 'New';
  if (state === 'filled') return 'Filled';
  return isPositive(filled) ? 'PartiallyFilledCanceled' : 'Cancelled';
}

function orderRow(order: Order, market: Market) {
  const { amount, at, changedAt, clientId, cost, filled, id, inForce, price, side, type } = order;
  return {
    symbol: idOf(market),
    orderId: String(id),
    orderLinkId: clientId ?? '',
    side: side === 'buy' ? 'Buy' : 'Sell',
    orderType: type === 'market' ? 'Market' : 'Limit',
    orderStatus: statusOf(order),
    price: price ?? '0',
    qty: amount,
    cumExecQty: filled,
    cumExecValue: cost,
    leavesQty: order.state === 'open' ? minus(amount, filled) : ZERO,
    avgPrice: isPositive(filled) ? dividedBy(cost, filled) : '',
    timeInForce: Object.keys(IN_FORCE).find((name) => IN_FORCE[name] === inForce) ?? 'GTC',
    createdTime: String(at),
    updatedTime: String(changedAt),
  };
}
