import {
  currencyDetail,
  currencyList,
  quotation,
  quotationNew,
  quotationNewPost,
  timeSeries,
  tradeHistory,
} from '@bourse/contracts/market';
import { customerService } from '@bourse/contracts/site';
import { RESOLUTIONS } from '@bourse/contracts/bars';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';

const MINUTE = 60_000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  const seller = await test.user({ BTC: '10' });
  const buyer = await test.user({ USDT: '10000' });
  for (const [price, quantity] of [
    ['100', '1'],
    ['104', '0.5'],
    ['98', '2'],
  ] as const) {
    await test.place(seller, 'sell', quantity, price);
    await test.place(buyer, 'buy', quantity, price);
    test.clock.advance(MINUTE);
  }
});

afterAll(() => test.close());

/** The last hour. */
const asked = () => ({
  symbol: 'BTC/USDT',
  from: Math.floor(test.clock.now() / 1000) - 3600,
  to: Math.floor(test.clock.now() / 1000),
});

describe('quotation', () => {
  it('the quotation groups pairs by the currency of their tab, with tickers over 24 hours', async () => {
    const groups = await test.reply(quotationNew, {});
    expect(groups).toMatchObject([
      {
        name: 'USDT',
        pairs: [
          {
            symbol: 'BTC/USDT',
            baseId: test.btc.id,
            quoteId: test.usdt.id,
            isDisplayed: true,
            priceDecimals: 2,
            amountDecimals: 4,
            last: '98',
            high: '104',
            low: '98',
            change: '-2',
            volume: '3.5',
            cnyPrice: '693.84',
          },
        ],
      },
    ]);
  });

  it('the quotation has the contract details of the pair', async () => {
    const { message } = await test.ask(quotationNew, {});
    expect(message).toMatchObject([
      { quotation: [{ lever_share_num: '0.01', spread: '0.02', lever_trade_fee: '0.05' }] },
    ]);
  });

  it('the quotation is the same over its two POST forms', async () => {
    const groups = await test.reply(quotationNew, {});
    expect(await test.reply(quotationNewPost, {})).toEqual(groups);
    expect(await test.reply(quotation, {})).toEqual(groups);
  });
});

it('the time series has the bars of the trades, oldest first', async () => {
  const bars = await test.reply(timeSeries, { ...asked(), period: '1min' });
  expect(bars.map(({ open, close, volume }) => [open, close, volume])).toEqual([
    ['100', '100', '1'],
    ['104', '104', '0.5'],
    ['98', '98', '2'],
  ]);
  expect(bars.map(({ openTime }) => openTime % MINUTE)).toEqual([0, 0, 0]);
});

it('the time series folds bars into any resolution', async () => {
  for (const { period } of Object.values(RESOLUTIONS)) {
    const bars = await test.reply(timeSeries, { ...asked(), from: 0, period });
    expect(bars.at(-1)?.close).toBe('98');
    expect(bars.reduce((sum, { volume }) => sum + Number(volume), 0)).toBeCloseTo(3.5);
  }
  const [day] = await test.reply(timeSeries, { ...asked(), from: 0, period: '1day' });
  expect(day).toMatchObject({ open: '100', high: '104', low: '98', close: '98', volume: '3.5' });
});

it('the time series has no end where milliseconds are sent instead of seconds', async () => {
  for (const { period } of Object.values(RESOLUTIONS)) {
    const wanted = { ...asked(), from: 0, period };
    const bars = await test.reply(timeSeries, wanted);
    expect(await test.reply(timeSeries, { ...wanted, to: wanted.to * 1000 })).toEqual(bars);
    expect(await test.reply(timeSeries, { ...wanted, from: wanted.to * 1000, to: wanted.to * 1000 })).toEqual([]);
  }
});

it('the time series is empty without trades, and refused for an invalid pair or period', async () => {
  expect(await test.reply(timeSeries, { ...asked(), from: 0, to: 1, period: '1min' })).toEqual([]);
  const noPair = { ...asked(), symbol: 'NO/USDT', period: '1min' };
  expect(await test.ask(timeSeries, noPair)).toMatchObject({ type: 'error', message: SERVER_TEXTS.pairNotFound });
  expect(await test.ask(timeSeries, { ...asked(), period: '2min' })).toMatchObject({
    type: 'error',
    message: SERVER_TEXTS.parameterError,
  });
});

describe('trades and coins', () => {
  it('the market lists recent trades, newest first, with the side of the taker', async () => {
    const trades = await test.reply(tradeHistory, { currency_id: test.btc.id, legal_id: test.usdt.id });
    expect(trades.map(({ price, amount, side }) => [price, amount, side])).toEqual([
      ['98', '2', 'buy'],
      ['104', '0.5', 'buy'],
      ['100', '1', 'buy'],
    ]);
    expect(await test.ask(tradeHistory, { currency_id: 99, legal_id: 98 })).toMatchObject({
      type: 'error',
      message: SERVER_TEXTS.pairNotFound,
    });
  });

  it('the market describes a coin', async () => {
    expect(await test.reply(currencyDetail, { id: test.btc.id })).toMatchObject({ name: 'BTC' });
    expect(await test.ask(currencyDetail, { id: 99 })).toMatchObject({ message: SERVER_TEXTS.currencyNotFound });
  });

  it('the market lists the quote currencies and the support address', async () => {
    expect(await test.reply(currencyList, {})).toEqual([{ id: test.usdt.id, name: 'USDT' }]);
    expect(await test.reply(customerService, {})).toEqual({ link: 'mailto:support@bourse.example' });
  });
});
