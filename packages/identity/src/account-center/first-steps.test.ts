import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstStepsOf } from './first-steps';

const reviewStatus = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);

test("the first steps follow the exchange's data, and never assume the first trade", () => {
  fc.assert(
    fc.property(reviewStatus, fc.nat(5), (status, assets) => {
      const steps = firstStepsOf({ reviewStatus: status, totalAssets: decimal(assets) }, () => '/');
      expect(steps.map(({ isDone }) => isDone)).toEqual([status === 2, assets > 0, undefined]);
    }),
  );
});
