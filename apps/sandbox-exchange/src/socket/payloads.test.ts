import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';
import { bookPayload, minutePayload } from './payloads';

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp();
  const maker = await test.user({ BTC: '5' });
  const taker = await test.user({ USDT: '5000' });
  for (const price of ['100', '105']) {
    await test.place(maker, 'sell', '1', price);
    await test.place(taker, 'buy', '1', price);
  }
});

afterEach(() => test.close());

const pair = () => {
  const [first] = test.exchange.pairs();
  if (!first) throw new Error('no pair');
  return first;
};

it("contain the day's opening price, the last price and the change with the book", () => {
  expect(bookPayload(test.exchange, test.market, pair())).toMatchObject({
    token: pair().symbol,
    yesterday: '100',
    today: '105',
    proportion: '5',
    last_price: '105',
  });
});

it('contain the change within a running bar', () => {
  expect(minutePayload(test.market, pair())).toMatchObject({ open: '100', close: '105', change: '5' });
});
