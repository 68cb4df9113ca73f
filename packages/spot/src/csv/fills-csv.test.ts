import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import en from '../locales/en';
import { aFill } from '../testing/fixtures';
import { fillsCsv, fillsFileName } from './fills-csv';

it('writes exact figures under a header in the language of the reader', () => {
  const fill = aFill({ id: 7, amount: decimal('0.00000001'), price: decimal('97000.123456789') });
  expect(
    fillsCsv(
      [fill],
      (key) => en[key],
      () => decimal('97003.33333333333333'),
    ),
  ).toBe(
    '\uFEFFNumber,Time (UTC),Pair,Side,Price,Amount,Total,Total currency,Fee,Fee currency,Order average\r\n' +
      '7,2026-11-20T12:00:00.000Z,BTC/USDT,Buy,97000.123456789,0.00000001,0.00097000123456789,USDT,0.0001,BTC,97003.33333333\r\n',
  );
});

it('leaves out what the exchange did not send', () => {
  const [, row] = fillsCsv(
    [aFill({ id: undefined, time: undefined, fee: undefined, side: 'sell' })],
    (key) => en[key],
    () => undefined,
  ).split('\r\n');
  expect(row).toBe(',,BTC/USDT,Sell,97000,0.1,9700,USDT,,BTC,');
});

it('is named by its first and last day', () => {
  const late = Date.parse('2026-11-20T23:59:59Z');
  const early = Date.parse('2026-11-01T00:00:00Z');
  expect(fillsFileName([aFill({ time: late }), aFill({ time: undefined }), aFill({ time: early })])).toBe(
    'spot-history_2026-11-01_2026-11-20.csv',
  );
  expect(fillsFileName([aFill({ time: undefined })])).toBe('spot-history.csv');
});
