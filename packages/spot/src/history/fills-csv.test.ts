import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import en from '../locales/en';
import { aFill } from '../testing/fixtures';
import { fillsCsv } from './fills-csv';

it('writes exact figures under a header in the language of the user', () => {
  const fill = aFill({ id: 7, amount: decimal('0.00000001'), price: decimal('97000.123456789') });
  const { name, header, rows } = fillsCsv(
    [fill],
    (key) => en[key],
    () => decimal('97003.33333333333333'),
  );
  expect(name).toBe('spot-history_2026-11-20_2026-11-20.csv');
  expect(header.join()).toBe(
    'Order ID,Time (UTC),Pair,Side,Price,Amount,Total,Total currency,Fee,Fee currency,Order avg. price',
  );
  expect(rows.join()).toBe(
    '7,2026-11-20T12:00:00.000Z,BTC/USDT,Buy,97000.123456789,0.00000001,0.00097000123456789,USDT,0.0001,BTC,97003.33333333',
  );
});

it('leaves cells empty for fields that the exchange did not send', () => {
  const { rows } = fillsCsv(
    [aFill({ id: undefined, time: undefined, fee: undefined, side: 'sell' })],
    (key) => en[key],
    () => undefined,
  );
  expect(rows.join()).toBe(',,BTC/USDT,Sell,97000,0.1,9700,USDT,,BTC,');
});
