import { isCcxtInstalled, readByCcxt, RECORDED_ANSWERS, type RecordedAnswer } from '@bourse/loopback-venue';
import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { barsOf, bookOf, marketsOf, tickersOf, tradesOf } from './convert';
import { balancesOf, fillsOf, networksIn, ordersOf, placedOf, transfersOf } from './convert-account';
import { failureOf } from './failure';

it('numbers of ccxt become decimals without exponents down to 1e-12, from numbers and from texts', () => {
  const value = { bids: [[1e-12, '1e21']], asks: [['0.000000000002', 1.5e-7]] };
  expect(bookOf('A/B', value)).toEqual({
    symbol: 'A/B',
    bids: [['0.000000000001', '1000000000000000000000']],
    asks: [['0.000000000002', '0.00000015']],
  });
  expect(barsOf([[1000, 1e-12, '2', 3, '4.10', null]])).toEqual([
    { openTime: 1000, open: '0.000000000001', high: '2', low: '3', close: '4.1', volume: '0' },
  ]);
});

/** A number as a venue's JSON has it, of at most fifteen digits and twelve places; and its decimal text. */
const number = fc
  .tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 0, max: 12 }))
  .map(([units, places]) => [Number(`${units}e-${places}`), decimal(`${units}e-${places}`)] as const);

it('every number of a book, as number or as text, becomes its own decimal without an exponent', () => {
  fc.assert(
    fc.property(number, number, ([price, exactPrice], [amount, exactAmount]) => {
      const numbers = { bids: [[price, amount]], asks: [[String(price), String(amount)]] };
      const { bids, asks } = bookOf('A/B', numbers);
      expect([bids, asks]).toEqual([[[exactPrice, exactAmount]], [[exactPrice, exactAmount]]]);
      expect(`${exactPrice}${exactAmount}`).toMatch(/^[\d.]+$/);
    }),
  );
});

it('a book has the best price first, without levels that are empty or unreadable', () => {
  const value = {
    bids: [
      ['9', '1'],
      ['100', '1'],
      ['50', '0'],
    ],
    asks: [
      ['200', '1'],
      [null, '1'],
      ['101', '1'],
    ],
  };
  expect(bookOf('A/B', value)).toMatchObject({
    bids: [
      ['100', '1'],
      ['9', '1'],
    ],
    asks: [
      ['101', '1'],
      ['200', '1'],
    ],
  });
});

describe('a market', () => {
  const raw = { symbol: 'BTC/USDT', base: 'BTC', quote: 'USDT', spot: true, taker: '0.001' };
  const limits = { amount: { min: '0.0001', max: undefined }, cost: { min: 5 } };

  it.each([
    [4, { price: '0.01', amount: 1e-8 }, '0.01', '0.00000001'],
    [2, { price: '2', amount: 0 }, '0.01', '1'],
    [3, { price: 5, amount: 5 }, '0.00000001', '0.00000001'],
    [4, { price: undefined, amount: undefined }, '0.00000001', '0.00000001'],
  ])('a market of precision mode %i with %j has steps', (mode, precision, priceStep, amountStep) => {
    expect(marketsOf({ a: { ...raw, precision, limits } }, mode)).toMatchObject([
      { priceStep, amountStep, minAmount: '0.0001', maxAmount: undefined, minNotional: '5', isActive: true },
    ]);
  });

  it('a market that is not spot is left out', () => {
    const precision = { price: 1, amount: 1 };
    expect(marketsOf([{ ...raw, spot: false, precision, limits }], 4)).toEqual([]);
  });
});

describe('an order', () => {
  const raw = { id: 'o1', clientOrderId: 'c1', symbol: 'A/B', side: 'sell', type: 'limit', price: '2', amount: '3' };

  it.each([
    ['closed', 'filled'],
    ['canceled', 'cancelled'],
    ['rejected', 'rejected'],
    [undefined, 'open'],
    ['a new state', 'open'],
  ])('an order of the state %s is %s', (status, state) => {
    expect(ordersOf([{ ...raw, status, filled: undefined, timestamp: 7 }])).toEqual([
      {
        id: 'o1',
        clientId: 'c1',
        symbol: 'A/B',
        side: 'sell',
        type: 'limit',
        state,
        price: '2',
        amount: '3',
        filled: '0',
        at: 7,
      },
    ]);
  });
});

it('the conversion reads fills with their fees, trades, balances, networks and transfers', () => {
  const fill = {
    id: 'f',
    symbol: 'A/B',
    timestamp: 5,
    price: 2,
    amount: 3,
    side: 'buy',
    order: 'o',
    fee: { currency: 'A', cost: '-0.1' },
  };
  expect(fillsOf([fill, { ...fill, price: 'x' }])).toMatchObject([
    { id: 'f', orderId: 'o', fee: { currency: 'A', amount: '0.1' } },
  ]);
  expect(tradesOf([{ ...fill, timestamp: 1 }, fill]).map(({ at }) => at)).toEqual([5, 1]);
  expect(balancesOf({ free: { A: '0', B: 1e-12 }, used: { A: '0.0', C: 2 } })).toEqual([
    { currency: 'B', available: '0.000000000001', held: '0' },
    { currency: 'C', available: '0', held: '2' },
  ]);
  const networks = {
    TRC20: { network: 'TRC20', deposit: true, withdraw: false, fee: 1, limits: { withdraw: { min: 2 } } },
  };
  expect(networksIn({ USDT: { networks } }, 'USDT')).toMatchObject([
    { name: 'TRC20', canDeposit: true, canWithdraw: false, withdrawalFee: '1', minWithdrawal: '2' },
  ]);
  expect(networksIn({}, 'USDT')).toEqual([]);
  const transfer = {
    id: 'd',
    txid: 'x',
    currency: 'A',
    amount: 1,
    status: 'ok',
    timestamp: 3,
    fee: null,
    address: 'a',
  };
  expect(transfersOf([transfer, { ...transfer, status: null }])).toMatchObject([
    { id: 'd', state: 'done', transactionId: 'x', fee: undefined },
    { state: 'pending' },
  ]);
});

it.each([
  [['RateLimitExceeded', 'NetworkError'], 'refused', 'rate_limit'],
  [['OnMaintenance', 'ExchangeNotAvailable'], 'refused', 'maintenance'],
  [['InsufficientFunds', 'ExchangeError'], 'refused', 'balance_too_low'],
  [['OrderImmediatelyFillable', 'InvalidOrder', 'ExchangeError'], 'refused', 'order_invalid'],
  [['DuplicateOrderId', 'InvalidOrder'], 'unknown', 'other'],
  [['RequestTimeout', 'NetworkError'], 'unknown', 'other'],
  [['ExchangeNotAvailable', 'NetworkError'], 'unknown', 'other'],
  [['ExchangeError', 'BaseError'], 'unknown', 'other'],
  [['TypeError', 'Error'], 'unknown', 'other'],
])('an error of the kinds %j is %s', (kinds, outcome, reason) => {
  expect(failureOf({ kinds, message: 'text', progress: 'sent' })).toMatchObject({ outcome, reason, message: 'text' });
});

const answersOf = <Call extends RecordedAnswer['call']>(call: Call) =>
  RECORDED_ANSWERS.filter((answer): answer is RecordedAnswer & { call: Call } => answer.call === call).map(
    (answer) => [answer.venue, answer] as const,
  );

const recordedOrder = v.object({
  timestamp: v.number(),
  side: v.string(),
  amount: v.string(),
  filled: v.string(),
  status: v.picklist(['open', 'closed']),
});
const recordedOrders = (parsed: unknown) => v.parse(v.array(recordedOrder), [parsed].flat());

const recordedBalances = v.object({ free: v.record(v.string(), v.string()), used: v.record(v.string(), v.string()) });

describe.skipIf(!isCcxtInstalled())('the recorded answer of a venue', () => {
  it.each([...answersOf('fetchOrder'), ...answersOf('fetchOpenOrders'), ...answersOf('fetchClosedOrders')])(
    'the recorded answer of a venue becomes orders with exact decimals: %s',
    async (_venue, answer) => {
      const states = { open: 'open', closed: 'filled' } as const;
      const rows = recordedOrders(answer.parsed).map(({ status, timestamp, ...figures }) => ({
        ...figures,
        state: states[status],
        at: timestamp,
      }));
      expect(rows).not.toEqual([]);
      expect(ordersOf([await readByCcxt(answer, String)].flat())).toMatchObject(rows);
    },
  );

  it.each(answersOf('fetchMyTrades'))(
    'the recorded answer of a venue becomes fills with exact decimals: %s',
    async (_venue, answer) => {
      const fee = { currency: 'USDT', amount: '0.01424082' };
      const figures = { symbol: 'TRX/USDT', side: 'sell', price: '0.1035696', amount: '55' };
      const ids = { id: '2338127619', orderId: 'XAO_g_2kfiRcNhOwtEz8YoTAcJGcsWjN', at: 1704595532642 };
      expect(fillsOf(await readByCcxt(answer, String))).toEqual([{ ...ids, ...figures, fee }]);
    },
  );

  it.each(answersOf('fetchBalance'))(
    'the recorded answer of a venue becomes balances with exact decimals: %s',
    async (_venue, answer) => {
      const { free, used } = v.parse(recordedBalances, answer.parsed);
      const rows = Object.entries(free).map(([currency, available]) => ({ currency, available, held: used[currency] }));
      expect(balancesOf(await readByCcxt(answer, String))).toEqual(rows);
    },
  );
});
