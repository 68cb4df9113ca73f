import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsOf, bookOf, marketsOf, tickersOf, tradesOf } from './convert';
import { balancesOf, fillsOf, networksIn, ordersOf, placedOf, transfersOf } from './convert-account';

it('numbers of ccxt become decimals without exponents down to 1e-12, from numbers and from texts', () => {
  const value = { bids: [[1e-12, '1e21']], asks: [['0.000000000002', 1.5e-7]] };
  expect(bookOf('A/B', value)).toEqual({
    symbol: 'A/B',
    bids: [['0.000000000001', '1000000000000000000000']],
    asks: [['0.000000000002', '0.00000015']],
  });
  expect(barsOf([[1000, 2, '5', 1e-12, '4.10', null]])).toEqual([
    { openTime: 1000, open: '2', high: '5', low: '0.000000000001', close: '4.1', volume: undefined },
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

  it.each([
    [{ tpTriggerBy: 'MarkPrice', slTriggerBy: 'MarkPrice' }, 'mark'],
    [{ tpTriggerBy: 'MarkPrice', slTriggerBy: 'LastPrice' }, undefined],
    [{ tpTriggerBy: 'MarkPrice', slTriggerBy: 'IndexPrice' }, undefined],
    [{}, undefined],
  ])('the exits of an order with the triggers %o are triggered by %s', (info, by) => {
    const exits = { takeProfitPrice: '3', stopLossPrice: '1', info };
    expect(ordersOf([{ ...raw, symbol: 'A/B:B', ...exits }])[0]?.exits).toEqual({ takeProfit: '3', stopLoss: '1', by });
  });

  it('one exit of an order is triggered by what the venue tells of that one', () => {
    const info = { tpTriggerBy: 'LastPrice', slTriggerBy: 'MarkPrice' };
    const [order] = ordersOf([{ ...raw, symbol: 'A/B:B', stopLossPrice: '1', info }]);
    expect(order?.exits?.by).toBe('mark');
  });

  it('a stop that the venue has made of exits is one of the position', () => {
    const stop = { ...raw, symbol: 'A/B:B', reduceOnly: true, triggerPrice: '1' };
    const [ofPosition, other] = ordersOf([
      { ...stop, info: { stopOrderType: 'StopLoss' } },
      { ...stop, info: { stopOrderType: 'Stop' } },
    ]);
    expect(ofPosition?.isOfPosition).toBe(true);
    expect(other?.isOfPosition).toBeUndefined();
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
    { currency: 'B', available: '0.000000000001', held: undefined, total: '0.000000000001' },
    { currency: 'C', available: undefined, held: '2', total: '2' },
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

describe('what a venue does not tell stays unknown', () => {
  const row = { id: '1', symbol: 'A/B', price: '2', amount: '3' };

  it.each([[undefined], [null], ['none'], ['LONG']])('a side that is told as %j is unknown', (side) => {
    const told = { ...row, side };
    expect([tradesOf([told]), fillsOf([told]), ordersOf([told])].map(([read]) => read?.side)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([[undefined], [null], ['yesterday']])(
    'a time that is told as %j is unknown, and its row is the last',
    (at) => {
      const rows = [
        { ...row, timestamp: at },
        { ...row, timestamp: 7 },
      ];
      for (const read of [tradesOf(rows), fillsOf(rows), ordersOf(rows)])
        expect(read.map((each) => each.at)).toEqual([7, undefined]);
      const transfers = rows.map((each) => ({ ...each, currency: 'A' }));
      expect(transfersOf(transfers).map((each) => each.at)).toEqual([7, undefined]);
    },
  );

  it('a ticker without open and volume has none', () => {
    expect(tickersOf([{ symbol: 'A/B', last: '5' }])).toEqual([
      { symbol: 'A/B', last: '5', open: undefined, high: undefined, low: undefined, volume: undefined },
    ]);
  });

  it('a fill without an id is kept', () => {
    expect(fillsOf([{ ...row, id: undefined }])).toMatchObject([{ id: undefined, price: '2' }]);
  });

  it('a balance of a total alone is kept, and its free part is unknown', () => {
    expect(balancesOf({ free: {}, used: {}, total: { A: '7', B: '0' } })).toEqual([
      { currency: 'A', available: undefined, held: undefined, total: '7' },
    ]);
    expect(balancesOf({ free: {}, used: { A: '2' }, total: { A: '7' } })).toMatchObject([
      { available: '5', held: '2' },
    ]);
  });
});

it.each([
  [{ cost: '-0.002', currency: 'A' }, 'maker', '-0.002'],
  // Some venues send every fee with a minus sign.
  [{ cost: '-0.002', currency: 'A' }, 'taker', '0.002'],
  [{ cost: '-0.002', currency: 'A' }, undefined, '0.002'],
  [{ cost: '0.002', currency: 'C' }, 'maker', '0.002'],
])('a fee of %j as %s is %s', (fee, takerOrMaker, amount) => {
  const [fill] = fillsOf([{ symbol: 'A/B', price: '2', amount: '3', fee, takerOrMaker }]);
  expect(fill?.fee).toEqual({ currency: fee.currency, amount });
});

it.each([
  ['limit', '1', 'cancelled'],
  ['limit', '3', 'filled'],
  ['limit', undefined, 'filled'],
  // The number of a market order may be its cost.
  ['market', '1', 'filled'],
])('a closed %s order of 3 with %s filled is %s', (type, filled, state) => {
  const told = { id: '1', symbol: 'A/B', status: 'closed', side: 'buy', price: '2', amount: '3' };
  expect(ordersOf([{ ...told, type, filled }])).toMatchObject([{ state }]);
});

it('orders of one price are one level of the book', () => {
  const value = {
    bids: [
      ['9', '1'],
      ['9.0', '2'],
      ['8', '5'],
    ],
    asks: [],
  };
  expect(bookOf('A/B', value).bids).toEqual([
    ['9', '3'],
    ['8', '5'],
  ]);
});

it('a bar with a price of zero, and one without a time, is no bar', () => {
  const bars = [
    [1000, '0', '0', '0', '0', '0'],
    [2000, '5', '6', '0', '5', '1'],
    [null, '5', '6', '4', '5', '1'],
    [3000, '5', '6', '4', '5', '1'],
  ];
  expect(barsOf(bars).map(({ openTime }) => openTime)).toEqual([3000]);
});

it('a market with steps of a hundred does not make the others unreadable', () => {
  const raw = { symbol: 'A/B', base: 'A', quote: 'B', spot: true, limits: {} };
  const markets = [
    { ...raw, precision: { price: '2', amount: '-2' } },
    { ...raw, precision: { price: '2', amount: '8' } },
  ];
  expect(marketsOf(markets, 2).map(({ amountStep }) => amountStep)).toEqual(['100', '0.00000001']);
});

describe('the reply to an order', () => {
  it.each([
    [{ id: '1', status: 'open' }, 'open', '0'],
    [{ id: '1' }, 'open', '0'],
    [{ id: '1', status: 'closed', filled: '2' }, 'filled', '2'],
    [{ id: '1', status: 'expired', filled: '0' }, 'cancelled', '0'],
    [{ id: '1', status: 'canceled', filled: '0.5' }, 'cancelled', '0.5'],
    [{ id: '1', status: 'rejected' }, 'rejected', '0'],
  ])('the reply %j is an order that is %s', (reply, state, filled) => {
    expect(placedOf(reply)).toMatchObject({ id: '1', state, filled });
  });

  it('a reply without a state tells no end of the order', () => {
    expect(placedOf({ id: '1' }).isStateAssumed).toBe(true);
    expect(placedOf({ id: '1', status: 'open' }).isStateAssumed).toBeUndefined();
  });

  it.each([[{ status: 'open' }], [{ id: '', status: 'open' }], [{ id: '1', status: 'canceled' }]])(
    'the reply %j does not tell what was done',
    (reply) => {
      expect(() => placedOf(reply)).toThrow(/./);
    },
  );
});
