import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { completedOrders, deal, openBuys, placeBuy } from '.';

it("the deal is parsed from numbers and text to the client's field names", () => {
  const reply = v.parse(deal.reply, {
    in: [{ price: 99.5, number: '2', sum: '2' }],
    out: [{ price: '100', number: 1.5 }],
    last_price: '99.8',
    user_currency: 0.1,
    user_legal: '1000.00',
    complete: [{ price: '99.8', number: '1', create_time: 1_700_000_000 }],
    something: 'else',
  });
  expect(reply).toMatchObject({
    bids: [{ price: '99.5', amount: '2', sum: '2' }],
    asks: [{ price: '100', amount: '1.5', sum: '0' }],
    last: '99.8',
    baseAvailable: '0.1',
    quoteAvailable: '1000',
    trades: [{ price: '99.8', time: 1_700_000_000_000 }],
    takerFee: undefined,
  });
});

it('the deal of a visitor, with nulls for lists and balances, is an empty one', () => {
  expect(v.parse(deal.reply, { in: null, out: null, user_currency: null, complete: null })).toMatchObject({
    bids: [],
    asks: [],
    last: undefined,
    baseAvailable: undefined,
    quoteAvailable: undefined,
    trades: [],
  });
});

describe('an open order', () => {
  const row = { id: '7', create_time: '2026-11-20 08:00:00', currency_name: 'BTC', legal_name: 'USDT', price: 100 };

  it('an open order returns the filled amount if it is sent', () => {
    const [order] = v.parse(openBuys.reply, {
      list: [{ ...row, number: '1.5', total_number: '2', complete_number: '0.5', currency_id: 1, legal_id: 3 }],
    });
    expect(order).toEqual({
      id: 7,
      createdAt: Date.UTC(2026, 10, 20),
      base: 'BTC',
      quote: 'USDT',
      pair: '1-3',
      price: '100',
      remaining: '1.5',
      amount: '2',
      filled: '0.5',
    });
  });

  it('an open order computes the total from the open and the filled amount if no total is sent', () => {
    const [order] = v.parse(openBuys.reply, { list: [{ ...row, number: '1.5', complete_number: '0.5' }] });
    expect(order).toMatchObject({ remaining: '1.5', amount: '2', filled: '0.5' });
  });

  it('an open order has an unknown filled part if neither that nor the whole amount is sent', () => {
    const [order] = v.parse(openBuys.reply, { list: [{ ...row, number: '1.5' }] });
    expect(order).toMatchObject({ pair: undefined, remaining: '1.5', amount: '1.5', filled: undefined });
  });

  it('an open order derives the filled part and the whole amount from each other', () => {
    const [byTotal, byFilled] = v.parse(openBuys.reply, {
      list: [
        { ...row, number: '1.5', total_number: '2' },
        { ...row, number: '1.5', complete_number: '0.5' },
      ],
    });
    for (const order of [byTotal, byFilled]) expect(order).toMatchObject({ amount: '2', filled: '0.5' });
  });

  it('an invalid open order is dropped, the others stay', () => {
    expect(
      v.parse(openBuys.reply, {
        list: [
          { ...row, number: 'much' },
          { ...row, number: '1' },
        ],
      }),
    ).toHaveLength(1);
  });
});

describe('a fill', () => {
  const row = { currency_name: 'BTC', legal_name: 'USDT', number: '1', price: '100', in_fee: '0.001', out_fee: '0.1' };

  it.each([
    [{ way: 2, type: 'in' }, 'buy', '0.001', 'BTC'],
    [{ way: '2' }, 'buy', '0.001', 'BTC'],
    [{ type: 'in' }, 'buy', '0.001', 'BTC'],
    [{ way: 1 }, 'sell', '0.1', 'USDT'],
    [{ way: 2, type: 'out' }, 'sell', '0.1', 'USDT'],
  ])('a fill with %j is a %s with a fee of %s %s', (marks, side, fee, feeCurrency) => {
    expect(v.parse(completedOrders.reply, { list: [{ ...row, ...marks }] })).toMatchObject([
      { side, fee, feeCurrency },
    ]);
  });

  it('a fill without a fee has an unknown fee, not zero', () => {
    const bare = { currency_name: 'BTC', legal_name: 'USDT', number: '1', price: '100', way: 2, out_fee: '0.1' };
    expect(v.parse(completedOrders.reply, [bare])).toMatchObject([{ side: 'buy', fee: undefined }]);
  });

  it('fills may be a plain list', () => {
    expect(v.parse(completedOrders.reply, [{ ...row, way: 2 }])).toHaveLength(1);
  });
});

it('an order that is placed contains pair, price, amount and mode, and rejects invalid ones', () => {
  const order = { legal_id: 3, currency_id: 1, price: '100', num: '0.5', mode: 2 };
  expect(v.parse(placeBuy.request, order)).toEqual(order);
  expect(v.safeParse(placeBuy.request, { ...order, mode: 3 }).success).toBe(false);
  expect(v.safeParse(placeBuy.request, { ...order, num: '' }).success).toBe(false);
});
