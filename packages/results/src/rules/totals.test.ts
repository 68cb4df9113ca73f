import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aClosedTrade } from '../testing';
import { currenciesOf, resultTotals, returnOf } from './totals';

const at = (day: number) => Date.parse(`2026-11-${day}T12:00:00Z`);
const trades = [
  aClosedTrade({ closedAt: at(20) }),
  aClosedTrade({ product: 'options', symbol: 'ETH/USDT', closedAt: at(21), profit: decimal(-20), stake: decimal(20) }),
  aClosedTrade({ product: 'spot', symbol: 'ETH/BTC', currency: 'BTC', closedAt: at(22), profit: decimal('0.1') }),
];

it('the totals count the trades of one currency', () => {
  const totals = resultTotals(trades, [], 'USDT', 'UTC');
  expect(totals.statistics).toMatchObject({ count: 2, wins: 1, profit: '-8' });
  expect(totals.best?.symbol).toBe('BTC/USDT');
  expect(totals.worst?.symbol).toBe('ETH/USDT');
  expect(totals.byProduct.map(({ group, profit }) => [group, profit])).toEqual([
    ['leverage', '12'],
    ['options', '-20'],
  ]);
});

it('the fees of a currency are a sum by kind, unknown where one is unknown', () => {
  const charges = [
    { kind: 'fee', time: at(20), amount: decimal('0.5'), currency: 'USDT' },
    { kind: 'fee', time: at(20), amount: decimal('0.01'), currency: 'BTC' },
    { kind: 'overnight', time: at(20), amount: undefined, currency: 'USDT' },
  ] as const;
  expect(resultTotals(trades, charges, 'USDT', 'UTC')).toMatchObject({ fees: '0.5', overnight: undefined });
});

it('a trade of unknown profit makes the sum unknown and is neither the best nor the worst', () => {
  const totals = resultTotals([...trades, aClosedTrade({ profit: undefined })], [], 'USDT', 'UTC');
  expect(totals.statistics.profit).toBeUndefined();
  expect(totals.best?.profit).toBe('12');
});

it('one trade is the best and none is the worst', () => {
  const totals = resultTotals(trades.slice(0, 1), [], 'USDT', 'UTC');
  expect(totals.best).toBeDefined();
  expect(totals.worst).toBeUndefined();
});

it('the return is the profit in per cent of what the trade needed, unknown without it', () => {
  expect(returnOf(aClosedTrade())).toBe('12');
  expect(returnOf(aClosedTrade({ profit: decimal(-1), stake: decimal(3) }))).toBe('-33.33');
  expect(returnOf(aClosedTrade({ stake: undefined }))).toBeUndefined();
  expect(returnOf(aClosedTrade({ stake: decimal(0) }))).toBeUndefined();
});

it('the currency of the newest trade comes first', () => {
  expect(currenciesOf(trades)).toEqual(['BTC', 'USDT']);
});
