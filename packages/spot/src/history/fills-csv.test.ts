import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import en from '../locales/en.json';
import { aFill } from '../testing/fixtures';
import { profitCsv } from '../profit/profit-csv';
import profitTexts from '../profit/locales/en.json';
import { pairProfits } from '../rules/pair-profit';
import { fillsCsv } from './fills-csv';

const textOf = (texts: Readonly<Record<string, string>>) => (key: string) => texts[key] ?? key;

it('the file writes exact figures under a header in the language of the user', () => {
  const fill = aFill({ id: 7, amount: decimal('0.00000001'), price: decimal('97000.123456789') });
  const { name, header, rows } = fillsCsv([fill], textOf(en), () => decimal('97003.33333333333333'));
  expect(name).toBe('spot-history_2026-11-20_2026-11-20.csv');
  expect(header.join()).toBe(
    'Order ID,Time (UTC),Pair,Side,Price,Amount,Total,Total currency,Fee,Fee currency,Order avg. price',
  );
  expect(rows.join()).toBe(
    '7,2026-11-20T12:00:00.000Z,BTC/USDT,Buy,97000.123456789,0.00000001,0.00097000123456789,USDT,0.0001,BTC,97003.33333333',
  );
});

it('the file leaves cells empty for fields that the exchange did not send', () => {
  const { rows } = fillsCsv(
    [aFill({ id: undefined, time: undefined, fee: undefined, side: 'sell' })],
    textOf(en),
    () => undefined,
  );
  expect(rows.join()).toBe(',,BTC/USDT,Sell,97000,0.1,9700,USDT,,BTC,');
});

const day = (date: string) => Date.parse(`2026-11-${date}T12:00:00Z`);

it('the file writes a row for each lot of a sale and for each lot that is still held', () => {
  const fills = [
    aFill({
      id: 3,
      side: 'sell',
      amount: decimal(3),
      price: decimal(150),
      feeCurrency: 'USDT',
      fee: decimal(3),
      time: day('03'),
    }),
    aFill({ id: 2, amount: decimal(3), price: decimal(120), fee: decimal(0), time: day('02') }),
    aFill({ id: 1, amount: decimal(1), price: decimal(100), fee: decimal(0), time: day('01') }),
  ];
  const pairs = pairProfits(fills, { method: 'fifo', isComplete: true });
  const { name, rows } = profitCsv(pairs, textOf(profitTexts), 'Pair', 'Amount');
  expect(name).toBe('spot-profit_2026-11-02_2026-11-03.csv');
  expect(rows.map((row) => row.join())).toEqual([
    'BTC/USDT,Sold,3,2026-11-03T12:00:00.000Z,1,2026-11-01T12:00:00.000Z,1,100,149,49,USDT',
    'BTC/USDT,Sold,3,2026-11-03T12:00:00.000Z,2,2026-11-02T12:00:00.000Z,2,240,298,58,USDT',
    'BTC/USDT,Held,,,2,2026-11-02T12:00:00.000Z,1,120,,,USDT',
  ]);
});
