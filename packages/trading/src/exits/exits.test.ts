import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import {
  asTrailing,
  exitAtPercent,
  exitDraftOf,
  exitProblem,
  exitResult,
  exitsOf,
  inUnit,
  trailOfDraft,
  type ExitEntry,
} from './exits';

const d = decimal;
const buy: ExitEntry = { side: 'buy', price: d(100), priceDecimals: 2 };
const sell: ExitEntry = { ...buy, side: 'sell' };

describe('the prices of exits', () => {
  it.each([
    ['takeProfit', buy, '102'],
    ['stopLoss', buy, '98'],
    ['takeProfit', sell, '98'],
    ['stopLoss', sell, '102'],
  ] as const)('a %s at 2 per cent of an order %j is at %s', (kind, entry, price) => {
    expect(exitAtPercent(kind, entry, d(2))).toBe(price);
  });

  it('an exit in per cent is on a step of prices, and unknown without the price of the order', () => {
    expect(exitAtPercent('stopLoss', { ...buy, priceStep: d('0.5') }, d('1.23'))).toBe('98.5');
    expect(exitsOf({ takeProfit: d(2), stopLoss: undefined, unit: 'percent' }, { ...buy, price: undefined })).toEqual({
      takeProfit: undefined,
      stopLoss: undefined,
    });
  });

  it('a change of the unit keeps the exits', () => {
    const typed = { takeProfit: d(105), stopLoss: d(97), unit: 'price' } as const;
    const inPercent = inUnit(typed, 'percent', buy);
    expect(inPercent).toEqual({ takeProfit: '5', stopLoss: '3', unit: 'percent' });
    expect(inUnit(inPercent, 'price', buy)).toEqual(typed);
  });
});

describe('a trailing stop loss', () => {
  const trailing = { takeProfit: undefined, stopLoss: d(5), unit: 'price', isTrailing: true } as const;

  it.each([
    [buy, '95'],
    [sell, '105'],
  ])('a trailing stop loss of an order %j begins at its distance from the price, at %s', (entry, price) => {
    expect(exitsOf(trailing, entry).stopLoss).toBe(price);
    expect(exitsOf({ ...trailing, unit: 'percent' }, entry).stopLoss).toBe(price);
  });

  it('a trailing stop loss keeps its distance in another unit, and its price when it no longer trails', () => {
    const entry = { ...buy, price: d(200) };
    const inPercent = inUnit(trailing, 'percent', entry);
    expect(inPercent).toEqual({ ...trailing, stopLoss: '2.5', unit: 'percent' });
    expect(trailOfDraft(inPercent)).toEqual({ distance: '2.5', unit: 'percent' });
    expect(inUnit(inPercent, 'price', entry)).toEqual(trailing);
    const fixed = asTrailing(trailing, false, entry);
    expect(fixed).toEqual({ ...trailing, stopLoss: '195', isTrailing: false });
    expect(trailOfDraft(fixed)).toBeUndefined();
    expect(asTrailing(fixed, true, entry)).toEqual(trailing);
  });
});

describe('a trailing stop loss in per cent beside a take profit', () => {
  const draft = exitDraftOf({ takeProfit: d('105.37'), stopLoss: d(97), trail: { distance: d(3), unit: 'percent' } });

  it('both exits are shown as the order has them', () => {
    expect(exitsOf(draft, buy)).toEqual({ takeProfit: '105.37', stopLoss: '97' });
    expect(trailOfDraft(draft)).toEqual({ distance: '3', unit: 'percent' });
  });

  it.each([
    ['percent', { takeProfit: '5.37', stopLoss: '3' }, { distance: '3', unit: 'percent' }],
    ['price', { takeProfit: '105.37', stopLoss: '6' }, { distance: '6', unit: 'price' }],
  ] as const)('both exits are typed in %s once that unit is chosen', (unit, exits, trail) => {
    const entry = { ...buy, price: d(200), side: 'buy' } as const;
    const chosen = inUnit(draft, unit, unit === 'price' ? entry : buy);
    expect(chosen).toMatchObject({ ...exits, unit });
    expect(trailOfDraft(chosen)).toEqual(trail);
  });

  it('the stop loss has a price beside that of the take profit once it no longer trails', () => {
    const fixed = asTrailing(draft, false, buy);
    expect(fixed).toMatchObject({ takeProfit: '105.37', stopLoss: '97', unit: 'price' });
    expect(trailOfDraft(fixed)).toBeUndefined();
  });
});

describe('the problem of an exit', () => {
  it.each([
    ['takeProfit', buy, '101', undefined],
    ['takeProfit', buy, '100', 'exits.mustBeAbove'],
    ['stopLoss', buy, '100', 'exits.mustBeBelow'],
    ['stopLoss', buy, '0', 'exits.notPositive'],
    ['takeProfit', sell, '100.01', 'exits.mustBeBelow'],
    ['stopLoss', sell, '99', 'exits.mustBeAbove'],
    ['stopLoss', { ...sell, priceStep: d('0.5') }, '100.7', 'exits.priceStep'],
    ['stopLoss', { ...buy, price: undefined }, '500', undefined],
  ] as const)('a %s of an order %j at %s has the problem %s', (kind, entry, price, problem) => {
    expect(exitProblem(kind, d(price), entry)).toBe(problem);
  });

  it('an exit that is not set has no problem', () => {
    expect(exitProblem('stopLoss', undefined, buy)).toBeUndefined();
  });
});

it.each([
  [buy, '105', '2', '10'],
  [buy, '97', '2', '-6'],
  [sell, '97', '2', '6'],
  [sell, '105', '2', '-10'],
])('the result of an order %j at %s of %s is %s', (entry, exit, amount, result) => {
  expect(exitResult(entry, d(exit), d(amount))).toBe(result);
  expect(exitResult(entry, d(exit), undefined)).toBeUndefined();
  expect(exitResult({ ...entry, price: undefined }, d(exit), d(amount))).toBeUndefined();
});
