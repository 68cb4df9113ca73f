import { compare, decimal, isMultipleOf } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubscriptionRecord } from '@bourse/contracts/subscription';
import { breakEvenFall } from './break-even-fall';
import { aRecord } from '../testing/fixtures';
import { subscriptionDifference } from '../writes/subscribe';
import { calendarFile } from './calendar';
import { allOf, costOf, nearestMultiples, QUANTITY_STEP, quantityProblem } from './quantity';
import { subscribePreview } from './subscribe-preview';
import { unlockTimeline } from './unlock-timeline';

const d = decimal;

describe('a quantity', () => {
  const terms = { price: d('1.05'), balance: d('1000'), remaining: d('5000') };

  it('a quantity must be present, a multiple of 100, in stock and affordable', () => {
    expect(quantityProblem(undefined, terms)).toBe('quantityRequired');
    expect(quantityProblem(d('150'), terms)).toBe('quantityMultiple');
    expect(quantityProblem(d('5100'), terms)).toBe('soldOut');
    expect(quantityProblem(d('1000'), terms)).toBe('insufficientBalance');
    expect(quantityProblem(d('900'), terms)).toBeUndefined();
  });

  it('the cost of a quantity is quantity × price', () => {
    expect(costOf(d('300'), d('1.050001'))).toBe('315.0003');
  });

  it('All fills in a quantity of the subscription that is never refused, and one step more is never accepted', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 9 }).map((units) => d(String(units / 100)));
    const prices = fc.integer({ min: 1, max: 10 ** 6 }).map((units) => d(String(units / 1000)));
    fc.assert(
      fc.property(amounts, prices, amounts, (balance, price, remaining) => {
        const all = allOf(balance, price, remaining);
        expect(isMultipleOf(all, QUANTITY_STEP)).toBe(true);
        expect(compare(costOf(all, price), balance)).toBeLessThanOrEqual(0);
        const [, more = QUANTITY_STEP] = nearestMultiples(all);
        expect(quantityProblem(more, { price, balance, remaining })).not.toBeUndefined();
      }),
    );
  });

  it('the next lower and higher multiples are offered for a quantity', () => {
    expect(nearestMultiples(d('250'))).toEqual(['200', '300']);
    expect(nearestMultiples(d('50'))).toEqual(['100']);
  });
});

it('a preview offers neighbouring multiples, and what stays of the balance where it covers their cost', () => {
  const preview = subscribePreview(d('250'), { price: d('1.5'), market: d('1.2'), available: d('400') });
  expect(preview.nearest).toEqual([
    { quantity: d('200'), cost: d('300'), left: d('100') },
    { quantity: d('300'), cost: d('450'), left: undefined },
  ]);
  // The market price is below the subscription price: there is no gain to lose.
  expect(preview).toMatchObject({ cost: d('375'), breakEvenFall: undefined });
});

it('the paper gain of a subscription ends when the market falls by the difference to the market price', () => {
  expect(breakEvenFall(d('1'), d('1.25'))).toBe('20');
  expect(breakEvenFall(d('1.25'), d('1'))).toBe('-25');
  expect(breakEvenFall(d('1'), undefined)).toBeUndefined();
});

const record = (change: Partial<SubscriptionRecord>): SubscriptionRecord => ({
  id: 1,
  currency: 'BRS',
  subscribedAt: 0,
  unlocksAt: 2000,
  price: d('1'),
  quantity: d('100'),
  status: 'locked',
  ...change,
});

it('the unlock timeline sums locked amounts by unlock time, next first, without unlocked ones', () => {
  const records = [
    record({}),
    record({ unlocksAt: 1000, status: 'unlockable', quantity: d('300') }),
    record({ quantity: d('200') }),
    record({ status: 'completed' }),
    record({ currency: 'OTHER' }),
  ];
  expect(unlockTimeline(records, 'BRS')).toEqual([
    { at: 1000, quantity: '300', cumulative: '300' },
    { at: 2000, quantity: '300', cumulative: '600' },
  ]);
});

describe('the calendar file', () => {
  const now = Date.UTC(2026, 10, 22, 4, 0, 0);

  it('the calendar file has one event for each time, in universal time, with escaped text and CRLF', () => {
    const file = calendarFile([{ uid: 'a', at: now, title: 'Start, BRS; 2' }], now);
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Bourse//Subscription//EN',
      'BEGIN:VEVENT',
      'UID:a',
      'DTSTAMP:20261122T040000Z',
      'DTSTART:20261122T040000Z',
      String.raw`SUMMARY:Start\, BRS\; 2`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('the calendar file folds lines at 75 octets and keeps characters whole', () => {
    const file = calendarFile([{ uid: 'a', at: now, title: '认购'.repeat(30) }], now);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain('认购'.repeat(30));
  });
});

it('a new record is compared with the confirmed quantity and price', () => {
  const confirmed = { token: 'BRS', quantity: d('300'), price: d('1.05') };
  const records = [aRecord({ id: 2 }), aRecord()];
  expect(subscriptionDifference(confirmed, { ids: [1] }, records)).toBeUndefined();
  expect(subscriptionDifference({ ...confirmed, quantity: d('100') }, { ids: [1] }, records)).toEqual({
    confirmed: '100',
    created: '300',
    unit: 'BRS',
  });
  expect(subscriptionDifference({ ...confirmed, price: d('1') }, { ids: [1] }, records)).toEqual({
    confirmed: '1',
    created: '1.05',
    unit: 'USDT',
  });
});
