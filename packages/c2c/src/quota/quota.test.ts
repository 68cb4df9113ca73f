import { describe, expect, it } from 'vitest';
import type { Order } from '../contract';
import { anOrder } from '../testing';
import { quotaOf, startOfDay } from './quota';

/** 12:00 in Shanghai. */
const NOON = Date.parse('2026-11-20T04:00:00Z');
const HOUR = 3_600_000;
const cancelled = (overrides: Partial<Order> = {}) =>
  anOrder({ status: 'cancelled', createdAt: NOON - HOUR, ...overrides });

it('starts the day at midnight in Shanghai', () => {
  expect(startOfDay(NOON)).toBe(Date.parse('2026-11-19T16:00:00Z'));
  expect(startOfDay(Date.parse('2026-11-19T15:59:59Z'))).toBe(Date.parse('2026-11-18T16:00:00Z'));
});

describe('quotaOf', () => {
  it('counts the cancellations of today for which the user was the payer', () => {
    const orders = [
      cancelled(),
      cancelled({ adType: 'buy', isPublisher: true }),
      cancelled({ adType: 'buy' }),
      cancelled({ createdAt: NOON - 13 * HOUR }),
    ];
    expect(quotaOf(orders, false, NOON).cancellations).toEqual({ count: 2, isExact: true });
  });

  it('counts by the time of the cancellation if it is sent', () => {
    const orders = [cancelled({ createdAt: NOON - 13 * HOUR, updatedAt: NOON - 11 * HOUR })];
    expect(quotaOf(orders, false, NOON).cancellations.count).toBe(1);
  });

  it('is exhausted by three cancellations', () => {
    expect(quotaOf([cancelled(), cancelled()], false, NOON).isExhausted).toBe(false);
    expect(quotaOf([cancelled(), cancelled(), cancelled()], false, NOON).isExhausted).toBe(true);
  });

  it('is exhausted by more than three unfinished orders', () => {
    const orders = [anOrder(), anOrder({ status: 'paid' }), anOrder()];
    expect(quotaOf(orders, false, NOON)).toMatchObject({ unfinished: { count: 3, isExact: true }, isExhausted: false });
    expect(quotaOf([...orders, anOrder({ isPublisher: true })], false, NOON).isExhausted).toBe(true);
  });

  it('is a lower bound where older orders are not loaded', () => {
    expect(quotaOf([cancelled()], true, NOON)).toMatchObject({
      cancellations: { isExact: false },
      unfinished: { isExact: false },
    });
  });

  it('is complete once the orders of two days are loaded', () => {
    const orders = [cancelled(), cancelled({ createdAt: NOON - 40 * HOUR })];
    expect(quotaOf(orders, true, NOON)).toMatchObject({
      cancellations: { count: 1, isExact: true },
      unfinished: { isExact: false },
    });
  });
});
