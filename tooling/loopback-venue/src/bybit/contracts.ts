import { absolute, isPositive, isZero, minus, plus, times, ZERO } from '@bourse/decimal';
import { MAINTENANCE, type LoopbackContracts } from '../contracts';
import type { LoopbackExchange } from '../exchange';
import { positive } from '../read';
import type { ContractExits, ContractOrder, ContractOrderRequest, Market, Position, PriceKind } from '../types';
import { idOf, type Answer, type MarketOf } from './names';

const PRICE_KINDS: Readonly<Record<string, PriceKind>> = { LastPrice: 'last', MarkPrice: 'mark' };
const told = ({ id, clientId = '' }: ContractOrder) => ({ orderId: String(id), orderLinkId: clientId });
const nameOf = (kind: PriceKind | undefined) => (kind === 'mark' ? 'MarkPrice' : 'LastPrice');

/**
 * Perpetual contracts of a unified account in one-way mode; source: bybit-exchange.github.io/docs/v5, "Trade", "Position" and "Account". The
 * exits that an order carries are those of the whole position (`tpslMode` Full): they replace those that it has, and end with it.
 */
export function contractCalls(
  exchange: LoopbackExchange,
  contracts: LoopbackContracts,
  marketOf: MarketOf,
): Readonly<Record<string, Answer>> {
  const row = (order: ContractOrder) => orderRow(order, exchange.market(order.symbol));
  const listed = (fields: URLSearchParams, isShown: (order: ContractOrder) => boolean) => {
    const asked = fields.get('symbol') === null ? undefined : marketOf(fields).symbol;
    const isStop = fields.get('orderFilter') === 'StopOrder';
    return {
      category: 'linear',
      list: contracts
        .orders()
        .filter(({ symbol, trigger }) => symbol === (asked ?? symbol) && (!isStop || trigger !== undefined))
        .filter(isShown)
        .map(row),
    };
  };

  return {
    'POST /v5/order/create': (fields) => told(contracts.place(orderRequest(fields, marketOf(fields)))),
    'POST /v5/order/amend'(fields) {
      const id = Number(fields.get('orderId'));
      return told(contracts.setExits(id, exitsOf(fields, contracts.order(id).exits) ?? { by: 'last' }));
    },
    'POST /v5/order/cancel': (fields) => told(contracts.cancel(Number(fields.get('orderId')))),
    'GET /v5/order/realtime'(fields) {
      const id = fields.get('orderId');
      return listed(fields, (order) => (id === null ? order.state === 'open' : String(order.id) === id));
    },
    'GET /v5/order/history'(fields) {
      const status = fields.get('orderStatus');
      return listed(fields, (order) => order.state !== 'open' && (status === null || statusOf(order) === status));
    },
    'GET /v5/execution/list'(fields) {
      const { symbol } = marketOf(fields);
      return {
        category: 'linear',
        list: contracts
          .fills()
          .filter((fill) => fill.symbol === symbol)
          .toReversed()
          .map(({ id, orderId, side, price, amount, at }) => ({
            symbol: fields.get('symbol'),
            execId: String(id),
            orderId: String(orderId),
            side: side === 'sell' ? 'Sell' : 'Buy',
            execPrice: price,
            execQty: amount,
            execValue: times(price, amount),
            execFee: '0',
            feeCurrency: 'USDT',
            isMaker: false,
            execTime: String(at),
          })),
      };
    },
    'GET /v5/position/list': () => ({
      category: 'linear',
      list: contracts.positions().map((position) => positionRow(exchange, contracts, position)),
    }),
    'POST /v5/position/set-leverage'(fields) {
      contracts.setMultiple(marketOf(fields).symbol, Number(fields.get('buyLeverage')));
      return {};
    },
    'GET /v5/account/wallet-balance': () => ({ list: [{ accountType: 'UNIFIED', coin: coins(exchange, contracts) }] }),
  };
}

/** The one wallet of pairs and contracts. */
function coins({ account }: LoopbackExchange, contracts: LoopbackContracts) {
  return [...account.balances()].map(([coin, { held }]) => {
    const margin = coin === 'USDT' ? minus(contracts.equity(), contracts.free()) : ZERO;
    const wallet = coin === 'USDT' ? plus(account.total(coin), contracts.wallet) : account.total(coin);
    return { coin, walletBalance: wallet, locked: held, totalPositionIM: margin, totalOrderIM: ZERO };
  });
}

/** Exits of a request: 0 removes one, and one that is left out stays. */
function exitsOf(fields: URLSearchParams, old?: ContractExits): ContractExits | undefined {
  const [takeProfit, stopLoss] = (['takeProfit', 'stopLoss'] as const).map((name) =>
    fields.get(name) === null ? old?.[name] : positive(fields.get(name)),
  );
  if (!takeProfit && !stopLoss) return undefined;
  const by = PRICE_KINDS[fields.get('tpTriggerBy') ?? fields.get('slTriggerBy') ?? ''] ?? 'last';
  return { takeProfit, stopLoss, by };
}

function orderRequest(fields: URLSearchParams, { symbol }: Market): ContractOrderRequest {
  const side = fields.get('side') === 'Sell' ? 'sell' : 'buy';
  const price = positive(fields.get('triggerPrice'));
  const rises = fields.get('triggerDirection') === '1';
  const kind = rises === (side === 'sell') ? 'takeProfit' : 'stopLoss';
  const by = PRICE_KINDS[fields.get('triggerBy') ?? ''] ?? 'last';
  return {
    clientId: fields.get('orderLinkId') ?? undefined,
    symbol,
    side,
    type: fields.get('orderType') === 'Market' ? 'market' : 'limit',
    price: positive(fields.get('price')),
    amount: positive(fields.get('qty')) ?? ZERO,
    reduces: fields.get('reduceOnly') === 'true',
    ...(price && { trigger: { kind, price, by } }),
    exits: exitsOf(fields),
  };
}

function statusOf({ state, filled, trigger }: ContractOrder): string {
  if (state === 'open') return trigger ? 'Untriggered' : isPositive(filled) ? 'PartiallyFilled' : 'New';
  return state === 'filled' ? 'Filled' : 'Cancelled';
}

const STOP_TYPES = { takeProfit: 'TakeProfit', stopLoss: 'StopLoss' } as const;

function orderRow(order: ContractOrder, market: Market) {
  const { amount, at, clientId, exits, filled, id, price = ZERO, reduces, side, state, trigger, type } = order;
  const rises = trigger && (side === 'sell') === (trigger.kind === 'takeProfit');
  return {
    symbol: idOf(market),
    orderId: String(id),
    orderLinkId: clientId ?? '',
    side: side === 'buy' ? 'Buy' : 'Sell',
    orderType: type === 'market' ? 'Market' : 'Limit',
    stopOrderType: trigger ? (order.isOfPosition ? STOP_TYPES[trigger.kind] : 'Stop') : '',
    orderStatus: statusOf(order),
    price,
    qty: amount,
    cumExecQty: filled,
    cumExecValue: times(filled, price),
    leavesQty: state === 'open' ? minus(amount, filled) : ZERO,
    avgPrice: isZero(filled) ? '' : price,
    timeInForce: type === 'market' ? 'IOC' : 'GTC',
    reduceOnly: reduces,
    closeOnTrigger: order.isOfPosition === true,
    triggerPrice: trigger?.price ?? '',
    triggerBy: trigger ? nameOf(trigger.by) : '',
    triggerDirection: rises === undefined ? 0 : rises ? 1 : 2,
    takeProfit: exits?.takeProfit ?? '',
    stopLoss: exits?.stopLoss ?? '',
    tpTriggerBy: exits?.takeProfit ? nameOf(exits.by) : '',
    slTriggerBy: exits?.stopLoss ? nameOf(exits.by) : '',
    tpslMode: exits ? 'Full' : '',
    positionIdx: 0,
    createdTime: String(at),
    updatedTime: String(at),
  };
}

function positionRow(exchange: LoopbackExchange, contracts: LoopbackContracts, position: Position) {
  const { symbol, amount, entry } = position;
  const value = contracts.value(position);
  const exits = contracts.orders().filter((order) => order.symbol === symbol && order.isOfPosition);
  const priceOf = (kind: 'takeProfit' | 'stopLoss') =>
    exits.find(({ trigger, state }) => state === 'open' && trigger?.kind === kind)?.trigger?.price ?? '';
  return {
    symbol: idOf(exchange.market(symbol)),
    positionIdx: 0,
    side: isPositive(amount) ? 'Buy' : 'Sell',
    size: absolute(amount),
    avgPrice: entry,
    positionValue: value,
    leverage: String(contracts.multiple(symbol)),
    markPrice: contracts.mark(symbol),
    liqPrice: contracts.liquidationPrice(position),
    bustPrice: '',
    positionIM: contracts.margin(position),
    positionMM: times(value, MAINTENANCE),
    takeProfit: priceOf('takeProfit'),
    stopLoss: priceOf('stopLoss'),
    unrealisedPnl: contracts.profit(position),
    createdTime: String(Date.now()),
    updatedTime: String(Date.now()),
  };
}
