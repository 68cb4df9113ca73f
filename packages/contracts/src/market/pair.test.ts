import * as v from 'valibot';
import { expect, it } from 'vitest';
import { quotationEntry } from './pair';

const entry = (more: object) => ({ currency_id: 1, legal_id: '3', currency_name: 'BTC', legal_name: 'USDT', ...more });

it.each([
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
  [null, true],
  [undefined, true],
])('a quotation entry with is_display %j is shown: %j', (is_display, isDisplayed) => {
  expect(v.parse(quotationEntry, entry({ is_display }))).toMatchObject({ isDisplayed });
});

it('a quotation entry reads numbers as numbers or as text and keeps their digits', () => {
  const pair = v.parse(quotationEntry, entry({ now_price: 8.7e-7, volume: '123456789012345678.12345678' }));
  expect(pair).toMatchObject({
    id: '1-3',
    symbol: 'BTC/USDT',
    last: '0.00000087',
    volume: '123456789012345678.12345678',
    change: undefined,
  });
});

it.each([{}, { high: null, low: '' }, { high: 0, low: '0.00000' }])(
  'a quotation entry has no high and low from %j',
  (more) => {
    expect(v.parse(quotationEntry, entry({ now_price: '5', ...more }))).toMatchObject({
      high: undefined,
      low: undefined,
    });
  },
);

it('a quotation entry keeps the fields for leverage and options', () => {
  const wire = { id: '7', open_microtrade: 1, lever_share_num: '0.1', spread: '0.02', lever_trade_fee: 0.05 };
  expect(v.parse(quotationEntry, entry(wire))).toMatchObject({
    id: '1-3',
    matchId: 7,
    hasOptions: true,
    lotSize: '0.1',
    spread: '0.02',
    leverFee: '0.05',
  });
  expect(v.parse(quotationEntry, entry({}))).toMatchObject({ matchId: undefined, lotSize: undefined });
});

it.each([-1, 2.5, 19, 400, '1e9', null, '', {}, 'two'])(
  'a quotation entry derives the decimals from the price if they are invalid: %j',
  (places) => {
    const pair = v.parse(quotationEntry, entry({ price_decimals: places, number_decimals: places }));
    expect(pair).toMatchObject({ priceDecimals: undefined, amountDecimals: undefined });
  },
);

it.each([0, 2, '10', 18])('a quotation entry takes its decimals from the server: %j', (places) => {
  const pair = v.parse(quotationEntry, entry({ price_decimals: places, number_decimals: places }));
  expect(pair).toMatchObject({ priceDecimals: Number(places), amountDecimals: Number(places) });
});
