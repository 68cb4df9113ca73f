import { compare, decimal } from '@bourse/decimal';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALERTS_AT_MOST, directionOf, isReached, withAlert, type PriceAlert } from './alert';

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

describe('an alert', () => {
  it.each([
    ['101', 'above'],
    ['99', 'below'],
    ['100', undefined],
    ['0', undefined],
    ['-1', undefined],
  ])('at %s with a price of 100 waits for the price from %s', (price, direction) => {
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
  ] as const)('%s 100 is reached at %s: %s', (direction, last, expected) => {
    expect(isReached(anAlert({ direction }), decimal(last))).toBe(expected);
  });

  it('that has fired stays silent', () => {
    expect(isReached(anAlert({ firedAt: 1 }), decimal(100))).toBe(false);
  });

  it('fires at the first streamed price on the far side, and once, however the price wanders', () => {
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
});

describe('the list', () => {
  it('takes a new one first and an edited one in its place', () => {
    const list = withAlert([anAlert()], anAlert({ id: 'b' }));
    expect(list.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(withAlert(list, anAlert({ price: decimal(7) })).map(({ price }) => price)).toEqual(['100', '7']);
  });

  it('is bounded', () => {
    const full = Array.from({ length: ALERTS_AT_MOST }, (_, index) => anAlert({ id: String(index) }));
    expect(withAlert(full, anAlert({ id: 'more' }))).toBe(full);
  });
});
