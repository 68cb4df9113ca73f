import { dividedBy, isPositive, times, ZERO } from '@bourse/decimal';
import type { LoopbackExchange } from '../exchange';
import type { Faults } from '../faults';
import { positive } from '../read';
import { Refusal, type Order, type OrderRequest, type Transfer } from '../types';
import { assetOf, codeOf, marketOfPair, numberOf, orderIdOf, pairOf } from './names';

type Answer = (fields: URLSearchParams) => unknown;

const SECOND_MS = 1000;
/** Commands whose replies can be lost. */
export const COMMANDS: ReadonlySet<string> = new Set([
  'AddOrder',
  'AmendOrder',
  'CancelOrder',
  'CancelAll',
  'Withdraw',
]);
/** Token of the private channels; the key has been checked when it is given out. */
export const SOCKET_TOKEN = 'loopback-token';

const isOfClient = (fields: URLSearchParams) => (order: Order) =>
  (fields.get('cl_ord_id') ?? order.clientId) === order.clientId;

/** Private calls by name; source: docs.kraken.com/api, "Account Data", "Trading" and "Funding". */
export function privateCalls(exchange: LoopbackExchange, faults: Faults): Readonly<Record<string, Answer>> {
  const { account } = exchange;
  const rowsOf = (orders: readonly Order[]) =>
    Object.fromEntries(orders.map((order) => [orderIdOf(order.id), orderRow(exchange, order)]));
  const cancelled = (orders: readonly Order[]) => ({ count: orders.map(({ id }) => exchange.cancel(id)).length });
  const transfers = (kind: Transfer['kind']) => (fields: URLSearchParams) =>
    account.transfers(kind, codeOf(exchange, fields.get('asset'))).map(transferRow);
  const networks = (fields: URLSearchParams) => account.networks(codeOf(exchange, fields.get('asset')) ?? '');

  return {
    GetWebSocketsToken: () => ({ token: SOCKET_TOKEN, expires: 900 }),
    Balance: () => Object.fromEntries([...account.balances()].map(([code, { free }]) => [assetOf(code), free])),
    BalanceEx: () =>
      Object.fromEntries(
        [...account.balances()].map(([code, { held }]) => [
          assetOf(code),
          { balance: account.total(code), hold_trade: held },
        ]),
      ),
    AddOrder(fields) {
      const order = exchange.place(orderRequest(exchange, fields));
      return { descr: { order: sentence(exchange, order) }, txid: [orderIdOf(order.id)] };
    },
    // Source: docs.kraken.com/api, "Amend order": `order_qty` is the whole amount.
    AmendOrder(fields) {
      const { id, price, amount, trigger } = exchange.order(numberOf(fields.get('txid') ?? ''));
      exchange.amend(id, {
        price: positive(fields.get('limit_price')) ?? price,
        amount: positive(fields.get('order_qty')) ?? amount,
        trigger: positive(fields.get('trigger_price')) ?? trigger,
      });
      return { amend_id: `A${String(faults.now())}` };
    },
    CancelOrder(fields) {
      const id = fields.get('txid');
      if (id !== null) return cancelled([exchange.order(numberOf(id))]);
      const open = exchange.orders().filter(({ state }) => state === 'open');
      const found = open.filter(isOfClient(fields));
      if (found.length === 0) throw new Refusal('unknown_order');
      return cancelled(found);
    },
    CancelAll: () => cancelled(exchange.orders().filter(({ state }) => state === 'open')),
    OpenOrders: (fields) => ({
      open: rowsOf(
        exchange
          .orders()
          .filter(({ state }) => state === 'open')
          .filter(isOfClient(fields)),
      ),
    }),
    ClosedOrders(fields) {
      const closed = exchange
        .orders()
        .filter(({ state }) => state !== 'open')
        .filter(isOfClient(fields));
      return { closed: rowsOf(closed), count: closed.length };
    },
    QueryOrders: (fields) => rowsOf((fields.get('txid') ?? '').split(',').map((id) => exchange.order(numberOf(id)))),
    TradesHistory() {
      const trades = exchange.fills().map((fill): [string, object] => [
        `T${String(fill.id)}`,
        {
          ordertxid: orderIdOf(fill.orderId),
          pair: pairOf(exchange.market(fill.symbol)),
          time: fill.at / SECOND_MS,
          type: fill.side,
          ordertype: typeOf(exchange.order(fill.orderId)),
          price: fill.price,
          cost: times(fill.price, fill.amount),
          fee: fill.fee,
          vol: fill.amount,
          margin: '0',
          misc: '',
          trade_id: fill.id,
          maker: fill.isMaker,
        },
      ]);
      return { trades: Object.fromEntries<object>(trades), count: trades.length };
    },
    DepositMethods: (fields) =>
      [...networks(fields).keys()].map((method) => ({ method, limit: false, 'gen-address': true, minimum: '0.0001' })),
    DepositAddresses(fields) {
      const address = networks(fields).get(fields.get('method') ?? '');
      if (address === undefined) throw new Refusal('unknown_network');
      return [{ address, expiretm: '0', new: false }];
    },
    DepositStatus: transfers('deposit'),
    WithdrawStatus: transfers('withdrawal'),
    Withdraw(fields) {
      const currency = codeOf(exchange, fields.get('asset')) ?? '';
      const amount = positive(fields.get('amount')) ?? ZERO;
      account.debit(currency, amount);
      const id = `W${String(faults.now())}`;
      account.addTransfer({
        id,
        kind: 'withdrawal',
        currency,
        network: [...account.networks(currency).keys()][0] ?? currency,
        amount,
        fee: ZERO,
        address: fields.get('address') ?? fields.get('key') ?? '',
        transactionId: '',
        isDone: false,
        at: faults.now(),
      });
      return { refid: id };
    },
  };
}

/**
 * Source: docs.kraken.com/api, "Add order": of `stop-loss-limit`, `price` is the trigger and `price2` the limit; `oflags` has `post`. An
 * order whose trigger has been reached is placed at once.
 */
function orderRequest(exchange: LoopbackExchange, fields: URLSearchParams): OrderRequest {
  const type = fields.get('ordertype');
  const isStop = type === 'stop-loss-limit';
  const timeInForce = fields.get('timeinforce');
  const isPostOnly = fields.get('oflags')?.split(',').includes('post') === true;
  return {
    clientId: fields.get('cl_ord_id') ?? undefined,
    symbol: marketOfPair(exchange, fields.get('pair')).symbol,
    side: fields.get('type') === 'sell' ? 'sell' : 'buy',
    type: type === 'market' ? 'market' : 'limit',
    price: positive(fields.get(isStop ? 'price2' : 'price')),
    amount: positive(fields.get('volume')) ?? ZERO,
    ...(isPostOnly && { inForce: 'post_only' }),
    ...(timeInForce === 'IOC' && { inForce: 'ioc' }),
    ...(timeInForce === 'FOK' && { inForce: 'fok' }),
    ...(isStop && { trigger: positive(fields.get('price')) }),
  };
}

const STATES = { open: 'open', filled: 'closed', cancelled: 'canceled', expired: 'canceled' } as const;
/** Why an order is closed. */
const REASONS = {
  open: null,
  filled: null,
  cancelled: 'User requested',
  expired: 'Unfilled part of the order ended',
} as const;

function orderRow(exchange: LoopbackExchange, order: Order) {
  const { side, price = ZERO, amount, filled, cost, fee, clientId, state, at, changedAt, trigger, isWaiting } = order;
  const isStop = trigger !== undefined;
  return {
    refid: null,
    userref: null,
    ...(clientId !== undefined && { cl_ord_id: clientId }),
    status: STATES[state],
    ...(state !== 'open' && {
      closetm: changedAt / SECOND_MS,
      reason: REASONS[state],
    }),
    opentm: at / SECOND_MS,
    starttm: 0,
    expiretm: 0,
    descr: {
      pair: pairOf(exchange.market(order.symbol)),
      type: side,
      ordertype: typeOf(order),
      price: trigger ?? price,
      price2: isStop ? price : '0',
      leverage: 'none',
      order: sentence(exchange, order),
      close: '',
    },
    vol: amount,
    vol_exec: filled,
    cost,
    fee,
    price: isPositive(filled) ? dividedBy(cost, filled) : ZERO,
    stopprice: trigger ?? '0',
    // Of a stop-limit order once it is triggered.
    limitprice: isStop && !isWaiting ? price : '0',
    misc: '',
    // The fee is taken from what is received.
    oflags: [side === 'buy' ? 'fcib' : 'fciq', ...(order.inForce === 'post_only' ? ['post'] : [])].join(','),
  };
}

export const typeOf = ({ type, trigger }: Order): string => (trigger === undefined ? type : 'stop-loss-limit');

function sentence(exchange: LoopbackExchange, { side, type, price, amount, symbol, trigger }: Order): string {
  const limit = price === undefined ? type : `${type} ${price}`;
  const at = trigger === undefined ? limit : `stop loss ${trigger} -> ${limit}`;
  return `${side} ${amount} ${pairOf(exchange.market(symbol))} @ ${at}`;
}

function transferRow({ id, currency, network, amount, fee, address, transactionId, isDone, at }: Transfer) {
  return {
    method: network,
    network,
    aclass: 'currency',
    asset: assetOf(currency),
    refid: id,
    txid: transactionId,
    info: address,
    amount,
    fee,
    time: Math.floor(at / SECOND_MS),
    status: isDone ? 'Success' : 'Pending',
  };
}
