import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetsInBtc, levelStates } from './levels';

const USER = { reviewStatus: 2, phone: '', email: 'ana@example.org' } as const;

test.each([
  ['2000000', 'assets'],
  ['2000000.01', 'available'],
  ['0', 'assets'],
])('assets of %s USDT at a price of 100,000 make level 3 %s', (assets, state) => {
  expect(levelStates(USER, assetsInBtc(decimal(assets), decimal('100000')))).toEqual({
    1: 'reached',
    2: 'reached',
    3: state,
  });
});

test('level 3 is unknown without a price of BTC', () => {
  expect(levelStates(USER, assetsInBtc(decimal('5000000'), undefined))[3]).toBe('unknown');
  expect(levelStates(USER, assetsInBtc(decimal('5000000'), decimal('0')))[3]).toBe('unknown');
});

test('levels 1 and 2 are reached by a bound channel and an approved identity', () => {
  const reviewStatus = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
  fc.assert(
    fc.property(reviewStatus, fc.constantFrom('', '138'), fc.constantFrom('', 'a@b.co'), (status, phone, email) => {
      const states = levelStates({ reviewStatus: status, phone, email }, undefined);
      expect(states[1]).toBe(phone === '' && email === '' ? 'contact' : 'reached');
      expect(states[2]).toBe(status === 2 ? 'reached' : 'identity');
    }),
  );
});
