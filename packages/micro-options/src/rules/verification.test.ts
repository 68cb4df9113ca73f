import { compare, decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { anOption, aSettledOption } from '../testing';
import { findOption } from '../writes/find-option';
import { medianOf, slippageOf } from './execution';
import { hitRateOf } from './hit-rate';
import { checkPrice, otherProfitByPrices } from './settlement-check';

describe('the P/L that the prices of a settled option give', () => {
  const lost = { endPrice: decimal(103_990), lossRatio: decimal(80) };

  it('a P/L that differs from the settled one is named', () => {
    expect(otherProfitByPrices(aSettledOption({ ...lost, profit: decimal(-100) }))).toBe('-80');
    expect(otherProfitByPrices(aSettledOption({ ...lost, profit: decimal(-80) }))).toBeUndefined();
  });

  it('no difference is named where the end price, the settled P/L or the cost of a loss is not known', () => {
    for (const missing of [{ endPrice: undefined }, { profit: undefined }, { lossRatio: undefined }]) {
      expect(otherProfitByPrices(aSettledOption({ ...lost, profit: decimal(-100), ...missing }))).toBeUndefined();
    }
  });
});

describe('the check of a price', () => {
  const ticks = [
    { at: 1000, price: decimal(100) },
    { at: 8000, price: decimal(102) },
    { at: 12_000, price: decimal(101) },
    { at: 30_000, price: decimal(500) },
  ];

  it('the check of a price accepts a price that this device received around the time, and the one in force before', () => {
    expect(checkPrice(ticks, [], 10_000, decimal(102))).toMatchObject({ verdict: 'inside', low: '100', high: '102' });
    expect(checkPrice(ticks, [], 10_000, decimal(100))).toMatchObject({ verdict: 'inside' });
  });

  it('the check of a price reports a price outside of the range', () => {
    expect(checkPrice(ticks, [], 10_000, decimal(103))).toMatchObject({ verdict: 'outside' });
  });

  it('the check of a price has no result if a gap overlaps the window or nothing was received before it', () => {
    expect(checkPrice(ticks, [{ from: 9000, to: 9100 }], 10_000, decimal(103))).toMatchObject({ verdict: 'gap' });
    expect(checkPrice(ticks, [], 3000, decimal(100))).toMatchObject({ verdict: 'gap' });
    expect(checkPrice(ticks, [{ from: 20_000, to: 21_000 }], 10_000, decimal(101))).toMatchObject({
      verdict: 'inside',
    });
  });

  it('the check of a price keeps the prices of the window with times relative to its own', () => {
    expect(checkPrice(ticks, [], 10_000, decimal(101)).ticks).toEqual([
      { at: -2000, price: '102' },
      { at: 2000, price: '101' },
    ]);
  });
});

it('slippage is positive if it is worse for the user', () => {
  expect(slippageOf('up', decimal(100), decimal('100.5'))).toBe('0.5');
  expect(slippageOf('down', decimal(100), decimal('100.5'))).toBe('-0.5');
});

it('slippage has a median', () => {
  expect(medianOf([decimal(3), decimal(-1), decimal(2)], compare)).toBe('2');
  expect(medianOf([], compare)).toBeUndefined();
});

it('the hit rate excludes draws', () => {
  const orders = [aSettledOption(), aSettledOption({ profit: decimal(-100) }), aSettledOption({ profit: decimal(0) })];
  expect(hitRateOf(orders)).toMatchObject({ count: 2, wins: 1 });
});

describe('the look-up of a lost reply', () => {
  const option = anOption();
  const wanted = { ...option, seconds: 30 };

  it('the look-up of a lost reply finds a new row with the same terms', () => {
    expect(findOption([40], wanted, [wanted])).toEqual({ kind: 'found', option: wanted });
  });

  it('the look-up of a lost reply takes neither a known row nor another option', () => {
    expect(findOption([41], wanted, [wanted])).toEqual({ kind: 'nothing' });
    expect(findOption([40], wanted, [anOption({ direction: 'down' })])).toEqual({ kind: 'nothing' });
  });

  it('the look-up of a lost reply has no result if the list was not known', () => {
    expect(findOption(undefined, wanted, [wanted])).toEqual({ kind: 'unknown' });
  });
});
