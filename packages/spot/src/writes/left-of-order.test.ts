import { compare, decimal, larger, minus, sum } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aFill, aTicket } from '../testing/fixtures';
import type { MoveTicket } from './move-ticket';
import { leftOf } from './move-write';

const d = decimal;
const ticket: MoveTicket = { id: 1, from: d(97_000), order: aTicket({ price: d(96_500), amount: d('0.4') }) };

it('the rest of an order is the remainder less the trades at the old price', () => {
  expect(leftOf(d('0.4'), ticket, [aFill({ amount: d('0.15') })])).toBe('0.25');
  expect(leftOf(d('0.4'), ticket, [aFill({ amount: d('0.15'), price: d(96_999) })])).toBe('0.4');
  expect(leftOf(d('0.4'), ticket, [aFill({ amount: d('0.15'), side: 'sell' })])).toBe('0.4');
  expect(leftOf(d('0.4'), ticket, [aFill({ amount: d('0.15'), base: 'ETH' })])).toBe('0.4');
  expect(leftOf(d('0.4'), ticket, [aFill({ amount: d('0.5') })])).toBe('0');
});

it('a trade that names its order counts for that order alone, at any price', () => {
  expect(leftOf(d('0.4'), ticket, [aFill({ amount: d('0.15'), orderId: 2 })])).toBe('0.4');
  expect(leftOf(d('0.4'), ticket, [aFill({ amount: d('0.15'), orderId: 1, price: d(96_999) })])).toBe('0.25');
});

it('the rest of an order is never negative and never more than the remainder', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 }).map((units) => d(units / 10_000));
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 5 }), (remaining, amounts) => {
      const left = leftOf(
        remaining,
        ticket,
        amounts.map((traded, id) => aFill({ id, amount: traded })),
      );
      expect(compare(left, d(0))).not.toBe(-1);
      expect(compare(left, remaining)).not.toBe(1);
      const traded = sum(amounts);
      expect(left).toBe(larger(minus(remaining, traded), d(0)));
    }),
  );
});
