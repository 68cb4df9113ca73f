import type { LimitType } from '@bourse/contracts/market';
import { decimal } from '@bourse/decimal';
import {
  isCcxtInstalled,
  createdFeatures,
  RECORDED_REQUESTS,
  requestsOf,
  type RecordedOrder,
  type RecordedRequests,
} from '@bourse/loopback-venue';
import { describe, expect, it } from 'vitest';
import { fitToMarket, type AskedOrder } from '../../orders/rules';
import { clientIdParam, isClientId, returnsClientIds } from './client-ids';
import { marketsOf } from './convert';
import { buysByAmount, exchangeOptions } from './exchange-options';
import { limitTypesOf } from './limit-types';
import { orderRequest } from './order-request';

const CLIENT_ID = 'a1'.repeat(16);
/** The client order id where a venue takes another one than 32 hexadecimal digits. */
const SENT_IDS: Readonly<Record<string, string | number>> = {
  bitfinex: 0xa1_a1_a1_a1_a1_a,
  bitvavo: 'a1a1a1a1-a1a1-a1a1-a1a1-a1a1a1a1a1a1',
  gate: `t-${'a1'.repeat(14)}`,
};

const venues = RECORDED_REQUESTS.map((requests) => [requests.venue, requests] as const);
const orders = venues.flatMap(([venue, requests]) =>
  requests.orders.map((order) => [`${order.type} ${order.side} at ${venue}`, requests, order] as const),
);

const cancels = venues.flatMap(([venue, requests]) =>
  requests.cancel ? [[venue, requests, requests.cancel] as const] : [],
);
const balances = venues.flatMap(([venue, requests]) =>
  requests.balance === undefined ? [] : [[venue, requests, requests.balance] as const],
);

/** The fields of a request that say what is ordered, as text: a signature may contain any digits. */
const fieldsOf = (sent: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...sent, signature: undefined, timestamp: undefined, nonce: undefined });

/** How the venues name the types. */
const SENT_TYPES = {
  post_only: /post_?only"?:true|:"post|maker|"PO"|4096|poc/i,
  ioc: /ioc|immediate/i,
  fok: /fok|fill[_ ]?or[_ ]?kill/i,
  stop_limit: /stop/i,
} as const;
const termsOf = (type: LimitType): Partial<AskedOrder> =>
  type === 'stop_limit' ? { stop: { kind: 'stopLoss', price: decimal('60') } } : { inForce: type };

/** Path and fields of the request for an order of the owner. */
async function sentOrder(requests: RecordedRequests, order: RecordedOrder, terms: Partial<AskedOrder> = {}) {
  const offline = await requestsOf(requests, order, exchangeOptions(requests.venue));
  const [market] = marketsOf([offline.structure], offline.precisionMode);
  if (!market) throw new Error('ccxt describes the pair in another way');
  const { symbol, side, type } = order;
  const price = order.price === undefined ? undefined : decimal(order.price);
  const fitted = fitToMarket({ symbol, side, type, amount: decimal(order.amount), price, ...terms }, market);
  if (!fitted.ok) throw new Error(fitted.reason);
  const { amount } = fitted.order;
  const placed = { ...fitted.order, clientId: CLIENT_ID };
  return offline.sent('createOrder', ...orderRequest(placed, { venueId: requests.venue, amount }));
}

/** `npm test` installs ccxt; a single test file may run without it. */
describe.skipIf(!isCcxtInstalled())('a request to a venue', () => {
  it.each(orders)(
    'a request to a venue has the recorded fields, floored to the steps, and the client order id: %s',
    async (...row) => {
      const [, requests, order] = row;
      const { path, sent } = await sentOrder(requests, order);
      expect(path).toBe(order.path);
      expect(sent).toMatchObject(order.sent);
      expect(sent[requests.clientId]).toBe(SENT_IDS[requests.venue] ?? CLIENT_ID);
    },
  );

  it.each(orders.filter(([, , { type }]) => type === 'limit'))(
    'a request to a venue writes small figures without an exponent: %s',
    async (_name, requests, order) => {
      const steps = requests.venue === 'bitfinex' ? order.steps : { price: '0.00000001', amount: '0.00000001' };
      const small = { ...order, amount: '0.00000123', price: '0.00000045', steps };
      const { sent } = await sentOrder(requests, small);
      const texts = JSON.stringify(sent);
      expect(texts).toContain('"0.00000123"');
      expect(texts).toContain('"0.00000045"');
      expect(texts).not.toMatch(/\de-\d/);
    },
  );

  const types = orders.filter(([, , { type, side }]) => type === 'limit' && side === 'buy');
  it.each(types)('a request to a venue carries each announced type of limit order: %s', async (_name, ...asked) => {
    const [requests, order] = asked;
    const plain = await sentOrder(requests, order);
    for (const type of limitTypesOf(requests.venue, await createdFeatures(requests.venue), undefined)) {
      const { path, sent } = await sentOrder(requests, order, termsOf(type));
      expect(path).toBe(plain.path);
      expect(fieldsOf(sent)).toMatch(SENT_TYPES[type]);
      expect(fieldsOf(plain.sent)).not.toMatch(SENT_TYPES[type]);
    }
  });

  it.each(cancels)('a request to a venue names the order to cancel: %s', async (venue, requests, cancel) => {
    const offline = await requestsOf(requests, cancel, exchangeOptions(venue));
    const { path, sent } = await offline.sent('cancelOrder', cancel.id, cancel.symbol, {});
    expect(path).toBe(cancel.path);
    expect(sent).toMatchObject(cancel.sent);
  });

  it.each(balances)('a request to a venue for balances has the recorded path: %s', async (venue, requests, path) => {
    const offline = await requestsOf(requests, { symbol: 'BTC/USDT', market: 'BTCUSDT' }, exchangeOptions(venue));
    expect(await offline.sent('fetchBalance')).toMatchObject({ path });
  });
});

it('a price has at most the digits that the venue accepts, and is never rounded up', () => {
  const market = {
    symbol: 'A/B',
    base: 'A',
    quote: 'B',
    isActive: true,
    priceStep: decimal('0.00000001'),
    priceDigits: 5,
    amountStep: decimal('1'),
    minAmount: undefined,
    maxAmount: undefined,
    minNotional: undefined,
    takerFee: undefined,
  };
  const priceOf = (price: string) => {
    const order = { symbol: 'A/B', side: 'buy', type: 'limit', amount: decimal('1'), price: decimal(price) } as const;
    const fitted = fitToMarket(order, market);
    return fitted.ok ? fitted.order.price : fitted.reason;
  };
  expect(['40000.9', '1.23456', '0.000123456', '123456', '0.00000001'].map(priceOf)).toEqual([
    '40000',
    '1.2345',
    '0.00012345',
    '123450',
    '0.00000001',
  ]);
});

it.each([
  ['gate', 'A/B', `t-${'a1'.repeat(14)}`, true],
  ['bitfinex', 'A/B', String(0xa1_a1_a1_a1_a1_a), true],
  ['htx', 'A/B:B', String(Number.parseInt(CLIENT_ID.slice(0, 13), 16)), true],
  ['htx', 'A/B', CLIENT_ID, true],
  ['coinbaseexchange', 'A/B', 'a1a1a1a1-a1a1-a1a1-a1a1-a1a1a1a1a1a1', true],
  ['kraken', 'A/B', CLIENT_ID.toUpperCase(), true],
  ['kraken', 'A/B', 'b1'.repeat(16), false],
  ['gate', 'A/B', 'api', false],
  ['bitvavo', 'A/B', undefined, false],
])('an order of %s for %s is recognised by %s: %s', (venueId, symbol, returned, isOwn) => {
  expect(isClientId(returned, { venueId, symbol, clientId: CLIENT_ID })).toBe(isOwn);
});

it.each([
  ['cryptocom', { client_oid: CLIENT_ID }],
  ['bitso', { client_id: CLIENT_ID }],
  ['bequant', { client_order_id: CLIENT_ID }],
  ['backpack', { clientOrderId: 0xa1_a1_a1_a1 }],
  ['blockchaincom', { clientOrderId: 'a1'.repeat(10) }],
  ['onetrading', { clientOrderId: 'a1a1a1a1-a1a1-a1a1-a1a1-a1a1a1a1a1a1' }],
  ['kraken', { clientOrderId: CLIENT_ID }],
])('the client order id of %s is the parameter %j', (venueId, param) => {
  expect(clientIdParam({ venueId, symbol: 'A/B', clientId: CLIENT_ID })).toEqual(param);
});

it.each([
  ['kraken', true],
  ['cryptocom', true],
  ['bitvavo', false],
  ['luno', false],
  ['coinone', false],
])('an order of %s can be found by its client order id: %s', (venueId, isFound) => {
  expect(returnsClientIds(venueId)).toBe(isFound);
});

describe('a market buy', () => {
  it.each(['luno', 'coinmate', 'bitget', 'coincheck', 'toobit', 'a-new-venue'])(
    'a market buy is not offered at %s, where its number is or may be the cost',
    (venueId) => {
      expect(buysByAmount(venueId)).toBe(false);
    },
  );

  const amounts = orders.filter(([, , { type, side }]) => type === 'market' && side === 'buy');
  it.skipIf(!isCcxtInstalled()).each(amounts.filter(([, { venue }]) => buysByAmount(venue)))(
    'a market buy that is offered sends the amount of base currency: %s',
    async (_name, requests, order) => {
      const { sent } = await sentOrder(requests, { ...order, amount: '0.75' });
      const fields = Object.entries(sent).filter(([, value]) => String(value) === '0.75');
      expect(fields).toHaveLength(1);
      expect(fields[0]?.[0]).not.toMatch(/cost|quote|notional|funds|total|counter/i);
    },
  );
});
