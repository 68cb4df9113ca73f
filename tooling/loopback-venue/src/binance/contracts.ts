import { absolute, decimalsOf, isNegative, isPositive, minus, times, ZERO } from '@bourse/decimal';
import { MAINTENANCE, type LoopbackContracts } from '../contracts';
import type { LoopbackExchange } from '../exchange';
import { positive } from '../read';
import { Refusal, type ContractOrder, type ContractOrderRequest, type Market, type Position } from '../types';
import { idOf, marketOfId } from './names';

type Answer = (fields: URLSearchParams) => unknown;

/** Commands whose replies can be lost, by method and path. */
export const CONTRACT_COMMANDS: ReadonlySet<string> = new Set([
  'POST /fapi/v1/order',
  'DELETE /fapi/v1/order',
  'POST /fapi/v1/algoOrder',
  'DELETE /fapi/v1/algoOrder',
  'POST /fapi/v1/leverage',
]);

/** Public calls of contracts by path; source: developers.binance.com, "USDⓈ-M Futures: Market Data". */
export function publicContractCalls(exchange: LoopbackExchange): Readonly<Record<string, Answer>> {
  return {
    '/fapi/v1/exchangeInfo': () => ({
      symbols: exchange
        .markets()
        .filter(({ hasContract }) => hasContract)
        .map((market) => symbolRow(market, exchange.isOpen(market.symbol))),
    }),
    '/fapi/v1/depth'(query) {
      const { symbol } = marketOfId(exchange, query.get('symbol'));
      const { bids, asks } = exchange.book(symbol);
      return { lastUpdateId: exchange.sequence(symbol), E: Date.now(), T: Date.now(), bids, asks };
    },
    '/fapi/v1/ticker/24hr': () =>
      exchange
        .markets()
        .filter(({ hasContract }) => hasContract)
        .map((market) => ({
          symbol: idOf(market),
          lastPrice: exchange.last(market.symbol),
          openPrice: exchange.last(market.symbol),
          highPrice: exchange.last(market.symbol),
          lowPrice: exchange.last(market.symbol),
          volume: '0',
          quoteVolume: '0',
          openTime: Date.now(),
          closeTime: Date.now(),
        })),
  };
}

/** Private calls of contracts; source: developers.binance.com, "USDⓈ-M Futures: Trade" and "Account". */
export function privateContractCalls(
  exchange: LoopbackExchange,
  contracts: LoopbackContracts,
): Readonly<Record<string, Answer>> {
  const ofPair = (fields: URLSearchParams) => {
    const id = fields.get('symbol');
    const symbol = id === null ? undefined : marketOfId(exchange, id).symbol;
    return contracts.orders().filter((order) => (symbol ?? order.symbol) === order.symbol);
  };
  const listed =
    (isAlgo: boolean, isOpen: boolean): Answer =>
    (fields) =>
      ofPair(fields)
        .filter(({ trigger, state }) => (trigger !== undefined) === isAlgo && (!isOpen || state === 'open'))
        .map((order) => row(order));
  const find = (fields: URLSearchParams): ContractOrder => {
    const id = fields.get('orderId') ?? fields.get('algoId');
    const clientId = fields.get('origClientOrderId') ?? fields.get('clientAlgoId');
    const found = contracts
      .orders()
      .find((order) => (id === null ? order.clientId === clientId : order.id === Number(id)));
    if (!found) throw new Refusal('unknown_order');
    return found;
  };
  const row = (order: ContractOrder) => (order.trigger ? algoRow(exchange, order) : orderRow(exchange, order));
  const asked = (fields: URLSearchParams): ContractOrderRequest => ({
    clientId: fields.get('newClientOrderId') ?? fields.get('clientAlgoId') ?? undefined,
    symbol: marketOfId(exchange, fields.get('symbol')).symbol,
    side: fields.get('side') === 'SELL' ? 'sell' : 'buy',
    type: fields.get('type') === 'LIMIT' ? 'limit' : 'market',
    price: positive(fields.get('price')),
    amount: positive(fields.get('quantity')) ?? ZERO,
    reduces: fields.get('reduceOnly') === 'true',
  });

  return {
    'GET /fapi/v3/account': () => ({
      assets: [
        {
          asset: 'USDT',
          walletBalance: contracts.wallet,
          unrealizedProfit: '0',
          marginBalance: contracts.equity(),
          availableBalance: contracts.free(),
          initialMargin: minus(contracts.equity(), contracts.free()),
          updateTime: Date.now(),
        },
      ],
      positions: [],
    }),
    'GET /fapi/v3/positionRisk': () =>
      contracts.positions().map((position) => positionRow(exchange, contracts, position)),
    'GET /fapi/v1/leverageBracket': () =>
      exchange.markets().map((market) => ({
        symbol: idOf(market),
        brackets: [
          { bracket: 1, initialLeverage: 20, notionalCap: 1e9, notionalFloor: 0, maintMarginRatio: 0.005, cum: 0 },
        ],
      })),
    'POST /fapi/v1/leverage'(fields) {
      const { symbol } = marketOfId(exchange, fields.get('symbol'));
      const leverage = Number(fields.get('leverage'));
      contracts.setMultiple(symbol, leverage);
      return { symbol: fields.get('symbol'), leverage, maxNotionalValue: '1000000' };
    },
    'POST /fapi/v1/order': (fields) => row(contracts.place(asked(fields))),
    'GET /fapi/v1/order': (fields) => row(find(fields)),
    'DELETE /fapi/v1/order': (fields) => row(contracts.cancel(find(fields).id)),
    'GET /fapi/v1/openOrders': listed(false, true),
    'GET /fapi/v1/allOrders': listed(false, false),
    'GET /fapi/v1/userTrades'(fields) {
      const { symbol } = marketOfId(exchange, fields.get('symbol'));
      return contracts
        .fills()
        .filter((fill) => fill.symbol === symbol)
        .map(({ id, orderId, side, price, amount, at }) => ({
          symbol: fields.get('symbol'),
          id,
          orderId,
          side: side.toUpperCase(),
          positionSide: 'BOTH',
          price,
          qty: amount,
          quoteQty: times(price, amount),
          commission: '0',
          commissionAsset: 'USDT',
          buyer: side === 'buy',
          maker: false,
          time: at,
        }));
    },
    'POST /fapi/v1/algoOrder'(fields) {
      const kind = fields.get('type') === 'TAKE_PROFIT_MARKET' ? 'takeProfit' : 'stopLoss';
      const price = positive(fields.get('triggerPrice') ?? fields.get('stopPrice')) ?? ZERO;
      return row(contracts.place({ ...asked(fields), trigger: { kind, price } }));
    },
    'GET /fapi/v1/algoOrder': (fields) => row(find(fields)),
    'DELETE /fapi/v1/algoOrder'(fields) {
      const { id, clientId = '' } = contracts.cancel(find(fields).id);
      return { algoId: id, clientAlgoId: clientId, code: '200', msg: 'success' };
    },
    'GET /fapi/v1/openAlgoOrders': listed(true, true),
    'GET /fapi/v1/allAlgoOrders': listed(true, false),
  };
}

function symbolRow(market: Market, isOpen: boolean) {
  const { base, quote, tick, lot, minAmount, minTotal } = market;
  return {
    symbol: idOf(market),
    pair: idOf(market),
    contractType: 'PERPETUAL',
    deliveryDate: 4_133_404_800_000,
    onboardDate: 0,
    status: isOpen ? 'TRADING' : 'SETTLING',
    baseAsset: base,
    quoteAsset: quote,
    marginAsset: quote,
    pricePrecision: decimalsOf(tick),
    quantityPrecision: decimalsOf(lot),
    orderTypes: ['LIMIT', 'MARKET', 'STOP_MARKET', 'TAKE_PROFIT_MARKET'],
    timeInForce: ['GTC', 'IOC', 'FOK'],
    filters: [
      { filterType: 'PRICE_FILTER', minPrice: tick, maxPrice: '10000000', tickSize: tick },
      { filterType: 'LOT_SIZE', minQty: minAmount, maxQty: '1000', stepSize: lot },
      { filterType: 'MARKET_LOT_SIZE', minQty: minAmount, maxQty: '1000', stepSize: lot },
      { filterType: 'MIN_NOTIONAL', notional: minTotal },
    ],
  };
}

const STATES = { open: 'NEW', filled: 'FILLED', cancelled: 'CANCELED' } as const;

function orderRow(exchange: LoopbackExchange, order: ContractOrder) {
  const { id, clientId = '', symbol, side, type, price = ZERO, amount, filled, state, reduces, at } = order;
  return {
    symbol: idOf(exchange.market(symbol)),
    orderId: id,
    clientOrderId: clientId,
    side: side.toUpperCase(),
    type: type.toUpperCase(),
    origType: type.toUpperCase(),
    timeInForce: 'GTC',
    price,
    avgPrice: price,
    stopPrice: '0',
    origQty: amount,
    executedQty: filled,
    cumQuote: times(filled, price),
    status: state === 'open' && isPositive(filled) ? 'PARTIALLY_FILLED' : STATES[state],
    reduceOnly: reduces,
    closePosition: false,
    positionSide: 'BOTH',
    time: at,
    updateTime: at,
  };
}

function algoRow(exchange: LoopbackExchange, order: ContractOrder) {
  const { id, clientId = '', symbol, side, amount, state, reduces, trigger, at } = order;
  const type = trigger?.kind === 'takeProfit' ? 'TAKE_PROFIT_MARKET' : 'STOP_MARKET';
  return {
    algoId: id,
    clientAlgoId: clientId,
    algoType: 'CONDITIONAL',
    orderType: type,
    symbol: idOf(exchange.market(symbol)),
    side: side.toUpperCase(),
    positionSide: 'BOTH',
    timeInForce: 'GTC',
    quantity: amount,
    algoStatus: STATES[state],
    triggerPrice: trigger?.price,
    price: '0',
    reduceOnly: reduces,
    closePosition: false,
    createTime: at,
    updateTime: at,
  };
}

function positionRow(exchange: LoopbackExchange, contracts: LoopbackContracts, position: Position) {
  const value = contracts.value(position);
  return {
    symbol: idOf(exchange.market(position.symbol)),
    positionSide: 'BOTH',
    positionAmt: position.amount,
    entryPrice: position.entry,
    breakEvenPrice: position.entry,
    markPrice: contracts.mark(position.symbol),
    unRealizedProfit: contracts.profit(position),
    liquidationPrice: contracts.liquidationPrice(position),
    isolatedMargin: '0',
    notional: isNegative(position.amount) ? `-${value}` : value,
    marginAsset: 'USDT',
    isolatedWallet: '0',
    initialMargin: contracts.margin(position),
    maintMargin: times(absolute(value), MAINTENANCE),
    positionInitialMargin: contracts.margin(position),
    openOrderInitialMargin: '0',
    adl: 0,
    bidNotional: '0',
    askNotional: '0',
    updateTime: Date.now(),
  };
}
