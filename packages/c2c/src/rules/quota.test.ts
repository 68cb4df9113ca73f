import { expect, it } from 'vitest';
import type { Order } from '@bourse/contracts/c2c';
import { anOrder } from '../testing';
import { quotaOf, startOfDay } from './quota';

/** 12:00 in Shanghai. */
const NOON = Date.parse('2026-11-20T04:00:00Z');
const HOUR = 3_600_000;
const limits = { cancellations: 3, unfinished: 4 };
const used = (orders: readonly Order[], hasMore = false) => quotaOf(orders, { hasMore, now: NOON, limits });
const cancelled = (overrides: Partial<Order> = {}) =>
  anOrder({ status: 'cancelled', createdAt: NOON - HOUR, ...overrides });

it('the quota starts the day at midnight in Shanghai', () => {
  expect(startOfDay(NOON)).toBe(Date.parse('2026-11-19T16:00:00Z'));
  expect(startOfDay(Date.parse('2026-11-19T15:59:59Z'))).toBe(Date.parse('2026-11-18T16:00:00Z'));
});

it('quotaOf counts the cancellations of today for which the user was the payer', () => {
  const orders = [
    cancelled(),
    cancelled({ adType: 'buy', isPublisher: true }),
    cancelled({ adType: 'buy' }),
    cancelled({ createdAt: NOON - 13 * HOUR }),
  ];
  expect(used(orders).cancellations).toEqual({ count: 2, limit: 3, isExact: true });
});

it('quotaOf counts by the time of the cancellation if it is sent', () => {
  const orders = [cancelled({ createdAt: NOON - 13 * HOUR, updatedAt: NOON - 11 * HOUR })];
  expect(used(orders).cancellations.count).toBe(1);
});

it('quotaOf is exhausted by the announced number of cancellations', () => {
  expect(used([cancelled(), cancelled()]).isExhausted).toBe(false);
  expect(used([cancelled(), cancelled(), cancelled()]).isExhausted).toBe(true);
});

it('quotaOf is exhausted by the announced number of unfinished orders', () => {
  const orders = [anOrder(), anOrder({ status: 'paid' }), anOrder()];
  expect(used(orders)).toMatchObject({ unfinished: { count: 3, isExact: true }, isExhausted: false });
  expect(used([...orders, anOrder({ isPublisher: true })]).isExhausted).toBe(true);
});

it('quotaOf is never exhausted where the exchange announces no limits', () => {
  const orders = Array.from({ length: 9 }, () => cancelled());
  const unknown = { cancellations: undefined, unfinished: undefined };
  expect(quotaOf(orders, { hasMore: false, now: NOON, limits: unknown })).toMatchObject({
    cancellations: { count: 9, limit: undefined },
    isExhausted: false,
  });
});

it('quotaOf is a lower bound where older orders are not loaded', () => {
  expect(used([cancelled()], true)).toMatchObject({
    cancellations: { isExact: false },
    unfinished: { isExact: false },
  });
});

it('quotaOf is complete once the orders of two days are loaded', () => {
  const orders = [cancelled(), cancelled({ createdAt: NOON - 40 * HOUR })];
  expect(used(orders, true)).toMatchObject({
    cancellations: { count: 1, isExact: true },
    unfinished: { isExact: false },
  });
});
