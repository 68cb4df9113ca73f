import { compare, decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { anOption, aSettledOption } from '../testing';
import { findOption } from '../writes/find-option';
import { medianOf, slippageOf } from './execution';
import { hitRateOf } from './hit-rate';
import { dayOf, isLimitReached, limitOn, lossOn, NO_LIMIT, NO_RESULTS, withLimit, withResult } from './loss-limit';
import { checkPrice } from './settlement-check';

describe('the check of a price', () => {
  const ticks = [
    { at: 1000, price: decimal(100) },
    { at: 8000, price: decimal(102) },
    { at: 12_000, price: decimal(101) },
    { at: 30_000, price: decimal(500) },
  ];

  it('accepts a price that this device received around the moment, also the one in force before', () => {
    expect(checkPrice(ticks, [], 10_000, decimal(102))).toMatchObject({ verdict: 'inside', low: '100', high: '102' });
    expect(checkPrice(ticks, [], 10_000, decimal(100))).toMatchObject({ verdict: 'inside' });
  });

  it('reports a price outside of the range', () => {
    expect(checkPrice(ticks, [], 10_000, decimal(103))).toMatchObject({ verdict: 'outside' });
  });

  it('has no result if a gap overlaps the window or nothing was received before it', () => {
    expect(checkPrice(ticks, [{ from: 9000, to: 9100 }], 10_000, decimal(103))).toMatchObject({ verdict: 'gap' });
    expect(checkPrice(ticks, [], 3000, decimal(100))).toMatchObject({ verdict: 'gap' });
    expect(checkPrice(ticks, [{ from: 20_000, to: 21_000 }], 10_000, decimal(101))).toMatchObject({
      verdict: 'inside',
    });
  });

  it('keeps the prices of the window with times relative to the moment', () => {
    expect(checkPrice(ticks, [], 10_000, decimal(101)).ticks).toEqual([
      { at: -2000, price: '102' },
      { at: 2000, price: '101' },
    ]);
  });
});

describe('slippage', () => {
  it('is positive if it is worse for the user', () => {
    expect(slippageOf('up', decimal(100), decimal('100.5'))).toBe('0.5');
    expect(slippageOf('down', decimal(100), decimal('100.5'))).toBe('-0.5');
  });

  it('has a median', () => {
    expect(medianOf([decimal(3), decimal(-1), decimal(2)], compare)).toBe('2');
    expect(medianOf([], compare)).toBeUndefined();
  });
});

describe('the daily loss limit', () => {
  const noon = Date.parse('2026-11-20T04:00:00Z');

  it('is lowered at once and raised from the next day on', () => {
    const set = withLimit(NO_LIMIT, decimal(100), noon);
    expect(limitOn(set, '2026-11-20')).toBe('100');
    expect(limitOn(withLimit(set, decimal(50), noon), '2026-11-20')).toBe('50');
    const raised = withLimit(set, decimal(500), noon);
    expect(limitOn(raised, '2026-11-20')).toBe('100');
    expect(limitOn(raised, '2026-11-21')).toBe('500');
    const removed = withLimit(set, undefined, noon);
    expect(limitOn(removed, '2026-11-20')).toBe('100');
    expect(limitOn(removed, '2026-11-21')).toBeUndefined();
  });

  it('counts each order once, with its fee, by days of Asia/Shanghai', () => {
    expect(dayOf(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
    const loss = { id: 1, profit: decimal(-100), fee: decimal('0.2') };
    const once = withResult(NO_RESULTS, loss, '2026-11-20');
    expect(withResult(once, loss, '2026-11-20')).toEqual(once);
    expect(lossOn(once, '2026-11-20')).toBe('100.2');
    expect(lossOn(once, '2026-11-21')).toBe('0');
    expect(withResult(once, { ...loss, id: 2 }, '2026-11-21').net).toBe('-100.2');
  });

  it('is reached at the limit', () => {
    expect(isLimitReached(decimal(100), decimal(100))).toBe(true);
    expect(isLimitReached(decimal(100), decimal('99.9'))).toBe(false);
    expect(isLimitReached(undefined, decimal(1e9))).toBe(false);
  });
});

it('excludes draws from the hit rate', () => {
  const orders = [aSettledOption(), aSettledOption({ profit: decimal(-100) }), aSettledOption({ profit: decimal(0) })];
  expect(hitRateOf(orders)).toMatchObject({ count: 2, wins: 1 });
  expect(hitRateOf([]).interval).toBeUndefined();
});

describe('the look-up of a lost reply', () => {
  const option = anOption();
  const wanted = { ...option, seconds: 30 };

  it('finds a new row with the same terms', () => {
    expect(findOption([40], wanted, [wanted])).toEqual({ kind: 'found', option: wanted });
  });

  it('takes neither a known row nor another option', () => {
    expect(findOption([41], wanted, [wanted])).toEqual({ kind: 'nothing' });
    expect(findOption([40], wanted, [anOption({ direction: 'down' })])).toEqual({ kind: 'nothing' });
  });

  it('is unknown if the list was not known', () => {
    expect(findOption(undefined, wanted, [wanted])).toEqual({ kind: 'unknown' });
  });
});
