import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PATHS } from '../paths';
import { firstStepsOf } from './first-steps';

const reviewStatus = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
const known = fc.constantFrom(true, false, undefined);

test("the first steps are money, a trade and the verification, and follow the exchange's data", () => {
  fc.assert(
    fc.property(reviewStatus, fc.nat(5), known, (status, assets, hasTraded) => {
      const steps = firstStepsOf({ reviewStatus: status, totalAssets: decimal(assets) }, () => '/', hasTraded);
      expect(steps).toEqual([
        { id: 'deposit', path: '/', isDone: assets > 0 },
        { id: 'trade', path: '/', isDone: hasTraded },
        { id: 'verify', path: PATHS.accountVerification, isDone: status === 2 },
      ]);
    }),
  );
});

test('an unknown total and an unread trade history are not done, and not open either', () => {
  const steps = firstStepsOf({ reviewStatus: undefined, totalAssets: undefined }, () => '/');
  expect(steps.map(({ isDone }) => isDone)).toEqual([undefined, undefined, false]);
});
