import { decimal, isGreater, isLess, times } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAd } from '../testing';
import { amountFor, amountProblem, fitsMoney, limitsOf } from './ad-amounts';

/** 1,000 USDT at 7.2, of which 100 and more may be taken. */
const partial = anAd();
const whole = anAd({ minimum: undefined });

it('limitsOf gives the CNY of the minimum and of the remainder', () => {
  expect(limitsOf(partial)).toEqual({ least: '720', most: '7200' });
});

it('limitsOf gives the whole total twice without a minimum', () => {
  expect(limitsOf(whole)).toEqual({ least: '7200', most: '7200' });
});

it('limitsOf returns the remainder if it is below the minimum', () => {
  expect(limitsOf(anAd({ remainder: decimal('60') }))).toEqual({ least: '432', most: '432' });
});

it('fitsMoney takes money within the limits', () => {
  expect(['719.99', '720', '7200', '7200.01'].map((money) => fitsMoney(partial, decimal(money)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('fitsMoney takes the whole ad if the amount is sufficient', () => {
  expect(['7199.99', '7200', '9000'].map((money) => fitsMoney(whole, decimal(money)))).toEqual([false, true, true]);
});

it('amountFor floors to two decimals', () => {
  expect(amountFor(partial, decimal('1000'))).toBe('138.88');
});

it('amountFor is the whole remainder without a minimum, and for its exact total', () => {
  expect(amountFor(whole, decimal('8000'))).toBe('1000');
  expect(amountFor(anAd({ remainder: decimal('0.123456') }), decimal('0.89'))).toBe('0.123456');
});

it('amountFor never returns an amount that costs more than the money or exceeds the remainder', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 720_000 }), (cents) => {
      const money = decimal(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
      const amount = amountFor(partial, money);
      expect(isGreater(times(amount, partial.price), money)).toBe(false);
      expect(isLess(partial.remainder, amount)).toBe(false);
    }),
  );
});

it('amountProblem returns the problem', () => {
  expect(amountProblem(partial, undefined)).toBe('required');
  expect(amountProblem(partial, decimal('0'))).toBe('required');
  expect(amountProblem(partial, decimal('99.99'))).toBe('belowMinimum');
  expect(amountProblem(partial, decimal('1000.01'))).toBe('aboveRemainder');
  expect(amountProblem(partial, decimal('100.001'))).toBe('decimals');
  expect(amountProblem(partial, decimal('100'))).toBeUndefined();
});

it('amountProblem takes only the whole remainder without a minimum', () => {
  expect(amountProblem(whole, decimal('500'))).toBe('belowMinimum');
  expect(amountProblem(whole, decimal('1000'))).toBeUndefined();
});
