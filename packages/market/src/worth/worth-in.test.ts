import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aGroup, aPair } from '../testing/fixtures';
import { cnyPerUsdt, worthIn } from './worth-in';

const RATE = decimal('7.08');

it('the rate is that of a pair with a price in both currencies', () => {
  const unpriced = aPair({ baseId: 2, base: 'ETH', last: decimal('3000') });
  const priced = aPair({ last: decimal('100'), cnyPrice: decimal('708.00000001') });
  expect(cnyPerUsdt([aGroup({ pairs: [unpriced, priced] })])).toBe('7.08');
});

it('the rate is unknown where no pair has a price in both currencies, and where the price is zero', () => {
  expect(cnyPerUsdt([])).toBeUndefined();
  expect(cnyPerUsdt([aGroup({ pairs: [aPair()] })])).toBeUndefined();
  const zero = aPair({ last: decimal('100'), cnyPrice: decimal('0') });
  expect(cnyPerUsdt([aGroup({ pairs: [zero] })])).toBeUndefined();
});

it('a worth is converted by the rate in both directions', () => {
  expect(worthIn(decimal('100'), 'USDT', 'CNY', RATE)).toBe('708');
  expect(worthIn(decimal('708'), 'CNY', 'USD', RATE)).toBe('100');
  expect(worthIn(decimal('708'), 'CNY', 'USDT', RATE)).toBe('100');
});

it('a worth needs no rate in its own currency, and one USDT counts as one USD', () => {
  expect(worthIn(decimal('5'), 'CNY', 'CNY', undefined)).toBe('5');
  expect(worthIn(decimal('5'), 'USDT', 'USDT', undefined)).toBe('5');
  expect(worthIn(decimal('5'), 'USDT', 'USD', undefined)).toBe('5');
});

it('a worth is unknown without the rate, and not zero', () => {
  expect(worthIn(decimal('5'), 'USDT', 'CNY', undefined)).toBeUndefined();
  expect(worthIn(decimal('0'), 'USDT', 'CNY', undefined)).toBeUndefined();
  expect(worthIn(decimal('5'), 'CNY', 'USD', undefined)).toBeUndefined();
  expect(worthIn(undefined, 'USDT', 'CNY', RATE)).toBeUndefined();
});
