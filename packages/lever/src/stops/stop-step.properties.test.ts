import { decimal, decimalsOf } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepStop } from '../rules/stops';
import { stopStep } from './stop-step';

const decimals = fc.integer({ min: 0, max: 10 });

it.each([undefined, 0, 1, 2])('is 0.01 for a pair with %s decimals', (priceDecimals) => {
  expect(stopStep({ priceDecimals })).toBe('0.01');
});

it('is one unit of the last decimal for a pair with more, at most of the fourth', () => {
  fc.assert(
    fc.property(decimals, (priceDecimals) => {
      expect(decimalsOf(stopStep({ priceDecimals }))).toBe(Math.min(4, Math.max(2, priceDecimals)));
    }),
  );
});

it('changes a price by that step, and up and down lead back to it', () => {
  fc.assert(
    fc.property(decimals, fc.integer({ min: 1, max: 10_000_000 }), (priceDecimals, units) => {
      const price = decimal(units / 10_000);
      const step = stopStep({ priceDecimals });
      const up = stepStop(price, 'up', step);
      expect('price' in up && stepStop(up.price, 'down', step)).toEqual({ price });
    }),
  );
});
