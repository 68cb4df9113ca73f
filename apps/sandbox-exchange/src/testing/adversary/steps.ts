import * as fc from 'fast-check';
import { ADVERSARIES } from './adversaries';

/** The price moves, and time passes. */
export interface PriceStep {
  readonly permille: number;
  readonly seconds: number;
}

const moves = ADVERSARIES.flatMap((adversary) => adversary.moves);

const price: fc.Arbitrary<PriceStep> = fc.record({
  permille: fc.integer({ min: -60, max: 60 }),
  seconds: fc.integer({ min: 1, max: 60 }),
});

/** A move of the attacker, alone or with an unsuspecting user, or one of the price. */
export const step = fc.oneof(
  { weight: 20, arbitrary: fc.oneof(...moves.map(({ weight, step: arbitrary }) => ({ weight, arbitrary }))) },
  { weight: 8, arbitrary: price },
);
