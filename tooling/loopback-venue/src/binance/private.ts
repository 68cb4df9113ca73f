import { isZero, times, ZERO } from '@bourse/decimal';
import type { LoopbackExchange } from '../exchange';
import type { Faults } from '../faults';
import { isReached } from '../order-types';
import { positive } from '../read';
import { Refusal, type Fill, type Order, type OrderRequest, type Transfer } from '../types';
import { idOf, marketOfId } from './names';
import { ReplaceFailure, replaced } from './cancel-replace';

type Answer = (fields: URLSearchParams) => unknown;

/** Commands whose replies can be lost, by method and path. */
export const COMMANDS: ReadonlySet<string> = new Set([
  'POST /api/v3/order',
  'POST /api/v3/order/cancelReplace',
  'DELETE /api/v3/order',
  'DELETE /api/v3/openOrders',
  'POST /sapi/v1/capital/withdraw/apply',
]);

const isOpen = ({ state }: Order) => state === 'open';

/** Private calls by method and path; source: developers.binance.com, "Spot REST API" and "Wallet". */
export function privateCalls(exchange: LoopbackExchange, faults: Faults): Readonly<Record<string, Answer>> {
  const { account } = exchange;
  const codes = () => [...new Set(exchange.markets().flatMap(({ base, quote }) => [base, quote]))];
  const ofPair = (fields: URLSearchParams) => {
    const id = fields.get('symbol');
    const symbol = id === null ? undefined : marketOfId(exchange, id).symbol;
    return exchange.orders().filter((order) => (symbol ?? order.symbol) === order.symbol);
  };
  /** By the venue's id or the client's; the newest one of a repeated client id. */
  const find = (fields: URLSearchParams): Order => {
    const id = fields.get('orderId');
    const clientId = fields.get('origClientOrderId');
    const found = ofPair(fields).find((order) => (id === null ? order.clientId === clientId : order.id === Number(id)));
    if (!found) throw new Refusal('unknown_order');
    return found;
  };
  const row = (order: Order) => orderRow(exchange, order);
  const oldestFirst = (orders: readonly Order[]) => orders.toReversed().map(row);
  const transfers = (kind: Transfer['kind']) => (fields: URLSearchParams) =>
    account.transfers(kind, fields.get('coin') ?? undefined).map(transferRow);

  const place = (request: OrderRequest) => {
    if (isReached(request, exchange.last(request.symbol))) throw new Refusal('trigger_reached');
    const order = exchange.place(request);
    const fills = exchange.fills().filter(({ orderId }) => orderId === order.id);
    return { ...row(order), transactTime: order.changedAt, fills: fills.toReversed().map(fillOfReply) };
  };

  return {
    'GET /api/v3/account': () => ({
      makerCommission: 10,
      takerCommission: 10,
      canTrade: true,
      updateTime: faults.now(),
      accountType: 'SPOT',
      balances: [...account.balances()].map(([asset, { free, held }]) => ({ asset, free, locked: held })),
      permissions: ['SPOT'],
    }),
    'POST /api/v3/order': (fields) => place(orderRequest(exchange, fields)),
    'POST /api/v3/order/cancelReplace'(fields) {
      const cancelOrderId = Number(fields.get('cancelOrderId'));
      const isUntouchedOnly = fields.get('cancelRestrictions') === 'ONLY_NEW';
      const done = replaced(exchange, orderRequest(exchange, fields), { cancelOrderId, isUntouchedOnly, row, place });
      if (faults.occurs('untoldReplacements')) throw new ReplaceFailure(true, 'timeout', done.cancelResponse);
      return done;
    },
    'GET /api/v3/order': (fields) => row(find(fields)),
    'DELETE /api/v3/order': (fields) => row(exchange.cancel(find(fields).id)),
    'DELETE /api/v3/openOrders'(fields) {
      const open = ofPair(fields).filter(isOpen);
      if (open.length === 0) throw new Refusal('unknown_order');
      return open.map(({ id }) => row(exchange.cancel(id)));
    },
    'GET /api/v3/openOrders': (fields) => oldestFirst(ofPair(fields).filter(isOpen)),
    'GET /api/v3/allOrders': (fields) => oldestFirst(ofPair(fields)),
    'GET /api/v3/myTrades'(fields) {
      const { symbol } = marketOfId(exchange, fields.get('symbol'));
      return exchange
        .fills()
        .filter((fill) => fill.symbol === symbol)
        .toReversed()
        .map((fill) => ({
          symbol: fields.get('symbol'),
          id: fill.id,
          orderId: fill.orderId,
          price: fill.price,
          qty: fill.amount,
          quoteQty: times(fill.price, fill.amount),
          commission: fill.fee,
          commissionAsset: fill.feeCurrency,
          time: fill.at,
          isBuyer: fill.side === 'buy',
          isMaker: fill.isMaker,
          isBestMatch: true,
        }));
    },
    // There is no margin.
    'GET /sapi/v1/margin/allPairs': () => [],
    'GET /sapi/v1/margin/isolated/allPairs': () => [],
    'GET /sapi/v1/capital/config/getall': () =>
      codes().map((coin) => ({
        coin,
        name: coin,
        depositAllEnable: true,
        withdrawAllEnable: true,
        free: account.balance(coin).free,
        locked: account.balance(coin).held,
        isLegalMoney: false,
        trading: true,
        networkList: [...account.networks(coin).keys()].map((network, index) => ({
          coin,
          network,
          name: network,
          isDefault: index === 0,
          depositEnable: true,
          withdrawEnable: true,
          withdrawFee: '0',
          withdrawMin: '0.0001',
          withdrawMax: '1000000',
          withdrawIntegerMultiple: '0.00000001',
          minConfirm: 1,
        })),
      })),
    'GET /sapi/v1/capital/deposit/address'(fields) {
      const coin = fields.get('coin') ?? '';
      const networks = account.networks(coin);
      const [first = ''] = networks.keys();
      const address = networks.get(fields.get('network') ?? first);
      if (address === undefined) throw new Refusal('unknown_network');
      return { coin, address, tag: '', url: '' };
    },
    'GET /sapi/v1/capital/deposit/hisrec': transfers('deposit'),
    'GET /sapi/v1/capital/withdraw/history': transfers('withdrawal'),
    'POST /sapi/v1/capital/withdraw/apply'(fields) {
      const currency = fields.get('coin') ?? '';
      const amount = positive(fields.get('amount')) ?? ZERO;
      account.debit(currency, amount);
      const id = `w${String(faults.now())}`;
      const address = fields.get('address') ?? '';
      const network = fields.get('network') ?? [...account.networks(currency).keys()][0] ?? currency;
      const at = faults.now();
      account.addTransfer({
        id,
        kind: 'withdrawal',
        currency,
        network,
        amount,
        fee: ZERO,
        address,
        transactionId: '',
        isDone: false,
        at,
      });
      return { id };
    },
  };
}

/** Source: developers.binance.com, "New order": `LIMIT_MAKER` is post-only, `STOP_LOSS_LIMIT` waits for its `stopPrice`. */
function orderRequest(exchange: LoopbackExchange, fields: URLSearchParams): OrderRequest {
  const type = fields.get('type');
  const timeInForce = fields.get('timeInForce');
  return {
    clientId: fields.get('newClientOrderId') ?? undefined,
    symbol: marketOfId(exchange, fields.get('symbol')).symbol,
    side: fields.get('side') === 'SELL' ? 'sell' : 'buy',
    type: type === 'MARKET' ? 'market' : 'limit',
    price: positive(fields.get('price')),
    amount: positive(fields.get('quantity')) ?? ZERO,
    ...(type === 'LIMIT_MAKER' && { inForce: 'post_only' }),
    ...(timeInForce === 'IOC' && { inForce: 'ioc' }),
    ...(timeInForce === 'FOK' && { inForce: 'fok' }),
    ...(type === 'STOP_LOSS_LIMIT' && { trigger: positive(fields.get('stopPrice')) }),
  };
}

const STATES = { open: 'NEW', filled: 'FILLED', cancelled: 'CANCELED', expired: 'EXPIRED' } as const;

/** `LIMIT`, `LIMIT_MAKER` and so on. */
export function typeOf({ type, inForce, trigger }: Order): string {
  if (inForce === 'post_only') return 'LIMIT_MAKER';
  return trigger === undefined ? type.toUpperCase() : 'STOP_LOSS_LIMIT';
}

export const timeInForceOf = ({ inForce }: Order): string =>
  inForce === 'ioc' || inForce === 'fok' ? inForce.toUpperCase() : 'GTC';

/** `NEW`, `PARTIALLY_FILLED` and so on. */
export const statusOf = ({ state, filled }: Order) =>
  state === 'open' && !isZero(filled) ? 'PARTIALLY_FILLED' : STATES[state];

function orderRow(exchange: LoopbackExchange, order: Order) {
  const { id, clientId = '', symbol, side, price = ZERO, amount, filled, cost, state, at, changedAt } = order;
  return {
    symbol: idOf(exchange.market(symbol)),
    orderId: id,
    orderListId: -1,
    clientOrderId: clientId,
    price,
    origQty: amount,
    executedQty: filled,
    cummulativeQuoteQty: cost,
    status: statusOf(order),
    timeInForce: timeInForceOf(order),
    type: typeOf(order),
    side: side.toUpperCase(),
    stopPrice: order.trigger ?? '0',
    time: at,
    updateTime: changedAt,
    isWorking: state === 'open' && !order.isWaiting,
  };
}

function fillOfReply({ id, price, amount, fee, feeCurrency }: Fill) {
  return { price, qty: amount, commission: fee, commissionAsset: feeCurrency, tradeId: id };
}

function transferRow(transfer: Transfer) {
  const { id, kind, currency, network, amount, fee, address, transactionId, isDone, at } = transfer;
  const common = { id, amount, coin: currency, network, address, addressTag: '', txId: transactionId, transferType: 0 };
  if (kind === 'deposit') return { ...common, status: isDone ? 1 : 0, insertTime: at };
  // Status 6 is completed, 4 processing.
  const applyTime = new Date(at).toISOString().replace('T', ' ').slice(0, 19);
  return { ...common, status: isDone ? 6 : 4, transactionFee: fee, applyTime };
}
