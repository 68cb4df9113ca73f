import { compare, decimal } from '@bourse/decimal';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALERTS_AT_MOST, directionOf, isReached, movedPrice, withAlert, type PriceAlert } from './alert';
import { alertChoice, alertDefaults, alertProblems, watchedLineText } from './alert-choice';
import { hasCrossed } from './indicator-crossing';

const anAlert = (overrides: Partial<PriceAlert> = {}): PriceAlert => ({
  id: 'a',
  pair: '1-3',
  symbol: 'BTC/USDT',
  price: decimal(100),
  direction: 'above',
  hasSound: false,
  hasNotification: false,
  firedAt: undefined,
  ...overrides,
});

it.each([
  ['101', 'above'],
  ['99', 'below'],
  ['100', undefined],
  ['0', undefined],
  ['-1', undefined],
])('an alert at %s with a price of 100 waits for the price from %s', (price, direction) => {
  expect(directionOf(decimal(price), decimal(100))).toBe(direction);
});

it.each([
  ['above', '99.99', false],
  ['above', '100', true],
  ['above', '250', true],
  ['below', '100.01', false],
  ['below', '100', true],
  ['below', '0.5', true],
  ['below', '0', false],
] as const)('an alert %s 100 is reached at %s: %s', (direction, last, expected) => {
  expect(isReached(anAlert({ direction }), decimal(last))).toBe(expected);
});

it('an alert that has fired stays silent', () => {
  expect(isReached(anAlert({ firedAt: 1 }), decimal(100))).toBe(false);
});

it('an alert fires at the first streamed price on the far side, once, however the price moves', () => {
  const price = integer({ min: 1, max: 200 });
  assert(
    property(price, price, array(price), (wanted, start, stream) => {
      const direction = directionOf(decimal(wanted), decimal(start));
      let alert = anAlert({
        price: decimal(wanted),
        direction: direction ?? 'above',
        firedAt: direction ? undefined : 0,
      });
      const fired = stream.filter((last) => {
        const reached = isReached(alert, decimal(last));
        if (reached) alert = { ...alert, firedAt: 1 };
        return reached;
      });
      const crossing = stream.find((last) => {
        const side = compare(decimal(last), decimal(wanted));
        return direction !== undefined && (direction === 'above' ? side >= 0 : side <= 0);
      });
      expect(fired).toEqual(crossing === undefined ? [] : [crossing]);
    }),
  );
});

it('the list puts a new alert first and an edited one in its place', () => {
  const list = withAlert([anAlert()], anAlert({ id: 'b' }));
  expect(list.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(withAlert(list, anAlert({ price: decimal(7) })).map(({ price }) => price)).toEqual(['100', '7']);
});

it('the list has a maximum length', () => {
  const full = Array.from({ length: ALERTS_AT_MOST }, (_, index) => anAlert({ id: String(index) }));
  expect(withAlert(full, anAlert({ id: 'more' }))).toBe(full);
});

it.each([
  ['97000', '5', 'above', '101850'],
  ['97000', '5', 'below', '92150'],
  ['0.3333', '1', 'above', '0.34'],
  ['97000', '0', 'above', undefined],
  ['97000', '100', 'below', undefined],
  ['97000', '0.000001', 'above', undefined],
  ['0', '5', 'above', undefined],
] as const)('a move in per cent of %s by %s %% %s has the trigger price %s', (last, percent, direction, price) => {
  expect(movedPrice(decimal(last), decimal(percent), direction, 2)).toBe(price && decimal(price));
});

const aBar = (close: number, index: number) => {
  const price = decimal(close);
  return { openTime: index * 60_000, open: price, high: price, low: price, close: price, volume: undefined };
};
const crosses = (closes: readonly number[], overrides: Partial<PriceAlert> = {}, since = 0) =>
  hasCrossed(
    anAlert({ price: decimal(0), indicator: { id: 'ma', period: 2, interval: '60', since }, ...overrides }),
    closes.map(aBar),
  );

it('an indicator alert fires at the close of a bar, not with the running one', () => {
  expect(crosses([10, 9, 12, 12])).toBe(true);
  expect(crosses([10, 9, 12])).toBe(false);
});

it('an indicator alert fires in its direction only', () => {
  expect(crosses([10, 9, 12, 12], { direction: 'below' })).toBe(false);
  expect(crosses([10, 12, 9, 9], { direction: 'below' })).toBe(true);
});

it('an indicator alert ignores bars that closed before it was set, and all bars after it has fired', () => {
  expect(crosses([10, 9, 12, 12], {}, 3 * 60_000)).toBe(false);
  expect(crosses([10, 9, 12, 12], { firedAt: 1 })).toBe(false);
});

it('an indicator alert compares the RSI with its level', () => {
  const rsi = { id: 'rsi', period: 2, interval: '60', since: 0 } as const;
  expect(crosses([10, 9, 8, 9, 12, 12], { price: decimal(70), indicator: rsi })).toBe(true);
  expect(crosses([10, 9, 8, 8, 8, 8], { price: decimal(70), indicator: rsi })).toBe(false);
});

const onLine = (id: string, index: number, parameters: readonly number[], hasLevel: boolean) => ({
  indicator: { id, period: 1, interval: '60', since: 0, line: { name: id, index, parameters, hasLevel } } as const,
});

it('an indicator alert compares any line of an indicator with its level, or the close with a line among the prices', () => {
  // Momentum of one bar: −1, 3.
  expect(crosses([10, 9, 12, 12], { price: decimal(2), ...onLine('mom', 0, [1], true) })).toBe(true);
  expect(crosses([10, 9, 12, 12], { price: decimal(4), ...onLine('mom', 0, [1], true) })).toBe(false);
  // The upper band of two bars with no deviation is their mean.
  expect(crosses([10, 9, 12, 12], onLine('boll', 1, [2, 0], false))).toBe(true);
  expect(crosses([10, 9, 12, 12], onLine('gone', 0, [], false))).toBe(false);
});

it('an indicator alert is not fired by the price', () => {
  const indicator = { id: 'ma', period: 2, interval: '60', since: 0 } as const;
  expect(isReached(anAlert({ indicator }), decimal(200))).toBe(false);
});

describe('the alert dialog', () => {
  const market = { last: decimal(97_000), pricePlaces: 2 };
  const values = alertDefaults(undefined, undefined);

  it.each([
    [{ price: '97000' }, { price: 'alerts.needsPrice' }],
    [{ kind: 'percent', percent: '' }, { percent: 'alerts.needsPercent' }],
    [
      { kind: 'rsi', level: '100', period: '1' },
      { period: 'alerts.needsPeriod', level: 'alerts.needsLevel' },
    ],
    [
      { kind: 'ma', period: '201' },
      { period: 'alerts.needsPeriod', level: undefined },
    ],
  ] as const)('the choice %j is refused with %j', (changes, problems) => {
    expect(alertProblems({ ...values, ...changes }, market)).toEqual(problems);
    expect(alertChoice({ ...values, ...changes }, market, 5)).toBeUndefined();
  });

  it('the alert dialog refuses an indicator without a line, and a level that is no number', () => {
    const line = watchedLineText('cci', { name: 'CCI (20)', index: 0, parameters: [20], hasLevel: true });
    const typed = { ...values, kind: 'indicator', line, level: '-100' } as const;
    expect(alertProblems({ ...typed, line: '' }, market)).toMatchObject({ line: 'alerts.needsLine' });
    expect(alertProblems({ ...typed, level: 'x' }, market)).toMatchObject({ level: 'alerts.needsAnyLevel' });
    const choice = alertChoice(typed, market, 5);
    expect(choice).toMatchObject({ price: '-100', indicator: { id: 'cci', line: { parameters: [20] } } });
    expect(alertDefaults(anAlert(choice), undefined)).toMatchObject({ kind: 'indicator', line, level: '-100' });
  });

  it('the alert dialog opens again with the values of its alert', () => {
    const typed = { ...values, kind: 'rsi', way: 'below', level: '30', period: '6', interval: '240' } as const;
    const choice = alertChoice(typed, market, 5);
    expect(choice).toMatchObject({ price: '30', indicator: { id: 'rsi', period: 6, interval: '240', since: 5 } });
    expect(alertDefaults(anAlert(choice), undefined)).toEqual(typed);
  });
});
