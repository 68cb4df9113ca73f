// @vitest-environment jsdom
import { decimal } from '@bourse/decimal';
import { beforeEach, expect, it } from 'vitest';
import { atr } from 'indicatorts';
import { aBar, someBars } from '../../testing';
import { automaticSize, drawnSize, leastSize, sizeBounds, storedSize, storeSize } from './brick-size';
import { wallOf } from './bricks';

beforeEach(() => localStorage.clear());

const bar = (high: number, low: number, close: number) =>
  aBar({ high: decimal(high), low: decimal(low), open: decimal(low), close: decimal(close) });

it('the automatic size is the average true range of the closed bars in two digits', () => {
  // Wilder: the mean of the first fourteen true ranges, 2 each, then (13 × 2 + 16) ÷ 14 = 3. The running bar does not count.
  const calm = Array.from({ length: 14 }, () => bar(11, 9, 10));
  expect(automaticSize([...calm, bar(26, 10, 20), bar(900, 1, 20)], 2)).toBe('3');
});

it('the automatic size is near to that of a second source', () => {
  const bars = someBars();
  const closed = bars.slice(0, -1);
  const column = (field: 'high' | 'low' | 'close') => closed.map((each) => Number(each[field]));
  const { atrLine } = atr(column('high'), column('low'), column('close'), { period: 14 });
  const size = Number(automaticSize(bars, 2));
  // The second source smooths from the first bar on in another way; both settle.
  expect(Math.abs(size / (atrLine.at(-1) ?? 0) - 1)).toBeLessThan(0.15);
});

it('the automatic size of few bars is their mean range, and never below the last decimal of a price', () => {
  expect(automaticSize([bar(12, 10, 11), bar(14, 10, 11), bar(99, 1, 5)], 2)).toBe('3');
  expect(automaticSize([bar(10, 10, 10), bar(10, 10, 10)], 2)).toBe('0.01');
  expect(automaticSize([bar(10, 10, 10)], 0)).toBe('1');
});

it('a chosen size is drawn unless it is too small for the bars', () => {
  const bounds = { least: decimal('1.5'), largest: decimal(900) };
  expect(leastSize(decimal(30), 2)).toBe('1.5');
  expect(drawnSize(decimal(7), decimal(30), bounds)).toBe('7');
  expect(drawnSize(decimal('0.5'), decimal(30), bounds)).toBe('1.5');
  expect(drawnSize(decimal(50_000), decimal(30), bounds)).toBe('900');
  expect(drawnSize(undefined, decimal(30), bounds)).toBe('30');
});

/** Long calm bars with a few prices far away: the average true range is small beside what the closes travel. */
const wild = Array.from({ length: 400 }, (_, index) => {
  const close = index < 380 && index % 2 === 0 ? 1_000_000 : 1;
  return aBar({
    openTime: index * 60_000,
    high: decimal(close),
    low: decimal(close),
    open: decimal(close),
    close: decimal(close),
  });
});

it.each([undefined, decimal('0.01')])('there are never more than 5,000 bricks (chosen size %s)', (chosen) => {
  const automatic = automaticSize(someBars(), 2);
  const bounds = sizeBounds(wild, decimal('0.02'), 2);
  const size = drawnSize(chosen, chosen ? automatic : decimal('0.02'), bounds);
  expect(wallOf(wild, { size, length: 60_000 }).bricks.length).toBeLessThanOrEqual(5000);
});

it('a size is at most a tenth of the price', () => {
  expect(sizeBounds([aBar({ close: decimal(900) })], decimal(30), 2)).toEqual({ least: '1.5', largest: '90' });
});

it('a chosen size is kept for each pair, and a stored value that is no size is none', () => {
  storeSize('1-3', decimal('12.5'));
  expect([storedSize('1-3'), storedSize('2-3')]).toEqual(['12.5', undefined]);
  storeSize('1-3', undefined);
  expect(localStorage.length).toBe(0);
  for (const stored of ['', '0', '-1', '1e9', 'NaN']) {
    localStorage.setItem('bourse.chart.brick.1-3', stored);
    expect(storedSize('1-3')).toBeUndefined();
  }
});
