import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { findStopProblem, isBeyondLiquidation, missingStop, priceForProfit, stepStop, stopAtPercent } from './stops';
import { exposure } from './exposure.test-support';

const d = decimal;

describe('stops', () => {
  it.each([
    ['long', 'takeProfit', 101, undefined],
    ['long', 'takeProfit', 100, 'stops.takeProfitTooLow'],
    ['long', 'stopLoss', 94, undefined],
    ['long', 'stopLoss', 95, 'stops.stopLossTooHigh'],
    ['short', 'takeProfit', 94, undefined],
    ['short', 'takeProfit', 96, 'stops.takeProfitTooHigh'],
    ['short', 'stopLoss', 101, undefined],
    ['short', 'stopLoss', 99, 'stops.stopLossTooLow'],
    ['long', 'stopLoss', 0, 'lever.thanzone'],
    ['long', 'stopLoss', -1, 'lever.thanzone'],
  ] as const)(
    'a stop of a %s position has its problem where it is wrong: %s at %i',
    (direction, kind, price, problem) => {
      // Entry 95, live 100.
      expect(findStopProblem(direction, kind, d(price), d(95), d(100))).toBe(problem);
    },
  );

  it('a stop that is not set has no problem', () => {
    expect(findStopProblem('long', 'stopLoss', undefined, d(95), d(100))).toBeUndefined();
  });

  it('a stop moves by 0.01 and stays above zero', () => {
    expect(stepStop(d('0.02'), 'down', d('0.01'))).toEqual({ price: '0.01' });
    expect(stepStop(d('0.01'), 'down', d('0.01'))).toEqual({ problem: 'lever.thanzone' });
    expect(stepStop(d('0.01'), 'up', d('0.01'))).toEqual({ price: '0.02' });
  });

  it('the price of a stop follows from an amount of money, and from per cent', () => {
    expect(priceForProfit(exposure('long', 100, '2'), d(-10), 4)).toBe('95');
    expect(priceForProfit(exposure('short', 100, '2'), d(-10), 4)).toBe('105');
    expect(stopAtPercent('long', 'stopLoss', d(100), d(2), 4)).toBe('98');
    expect(stopAtPercent('short', 'stopLoss', d(100), d(2), 4)).toBe('102');
  });

  it.each([
    ['long', '95', true],
    ['long', '94', true],
    ['long', '95.0001', false],
    ['short', '94', false],
  ] as const)('a stop of a %s position at %s is beyond a liquidation at 95: %s', (direction, price, isBeyond) => {
    expect(isBeyondLiquidation(direction, d(price), { kind: 'price', price: d(95), below: true })).toBe(isBeyond);
  });

  it('a stop is never beyond the liquidation price where nothing liquidates', () => {
    expect(isBeyondLiquidation('long', d(1), { kind: 'none', reason: 'covered' })).toBe(false);
    expect(isBeyondLiquidation('long', d(1), undefined)).toBe(false);
  });
});

const stops = (takeProfit?: number, stopLoss?: number) => ({
  takeProfit: takeProfit === undefined ? undefined : d(takeProfit),
  stopLoss: stopLoss === undefined ? undefined : d(stopLoss),
});

describe('the missing stop where a back end accepts only both', () => {
  it('the missing stop is the other one of a single stop', () => {
    expect(missingStop(stops(110), false)).toBe('stopLoss');
    expect(missingStop(stops(undefined, 90), false)).toBe('takeProfit');
    expect(missingStop(stops(110, 90), true)).toBeUndefined();
  });

  it('an order without stops lacks none, and a position lacks one, because its stops cannot be removed', () => {
    expect(missingStop(stops(), false)).toBeUndefined();
    expect(missingStop(stops(), true)).toBe('takeProfit');
  });
});
