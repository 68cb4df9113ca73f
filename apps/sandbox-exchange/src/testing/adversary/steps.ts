import * as fc from 'fast-check';
import { ADVERSARIES } from './adversaries';
import type { PriceStep, Step } from './product-adversary';

const moves = ADVERSARIES.flatMap((adversary) => adversary.moves);
const plans = ADVERSARIES.flatMap((adversary) => adversary.plans ?? []);

const price: fc.Arbitrary<PriceStep> = fc.record({
  permille: fc.integer({ min: -60, max: 60 }),
  quiet: fc.integer({ min: -10, max: 10 }),
  seconds: fc.integer({ min: 1, max: 60 }),
});

/** A move of the attacker, alone, with the accomplice or with an unsuspecting user, one of the price, or several of these as planned. */
export const step: fc.Arbitrary<readonly (Step | PriceStep)[]> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.oneof(...moves.map(({ weight, step: arbitrary }) => ({ weight, arbitrary }))).map((one) => [one]),
  },
  { weight: 8, arbitrary: price.map((one) => [one]) },
  { weight: 8, arbitrary: fc.oneof(...plans) },
);
