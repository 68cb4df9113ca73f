import { expect, it } from 'vitest';
import { exponential, normal, seededRandom, weighted } from './random';

const draws = (seed: string, count = 5) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('seeded random repeats itself for the same seed and differs for another', () => {
  expect(draws('bourse')).toEqual(draws('bourse'));
  expect(draws('bourse')).not.toEqual(draws('Bourse'));
  expect(seededRandom('x').bytes(8)).toEqual(seededRandom('x').bytes(8));
});

it('seeded random spreads evenly over [0, 1)', () => {
  const values = draws('spread', 20_000);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(mean(values)).toBeCloseTo(0.5, 1);
  const tenths = new Set(values.map((value) => Math.floor(value * 10)));
  expect(tenths.size).toBe(10);
});

it('seeded random draws normal deviates and waiting times of the right size', () => {
  const random = seededRandom('shape');
  const normals = Array.from({ length: 20_000 }, () => normal(random));
  expect(mean(normals)).toBeCloseTo(0, 1);
  expect(mean(normals.map((value) => value * value))).toBeCloseTo(1, 1);
  expect(mean(Array.from({ length: 20_000 }, () => exponential(random, 4)))).toBeCloseTo(0.25, 1);
});

it('seeded random picks by weight', () => {
  const random = seededRandom('weights');
  const picks = Array.from({ length: 4000 }, () =>
    weighted(random, [
      { name: 'often', weight: 3 },
      { name: 'never', weight: 0 },
      { name: 'seldom', weight: 1 },
    ]),
  );
  expect(picks.some(({ name }) => name === 'never')).toBe(false);
  expect(mean(picks.map(({ name }) => (name === 'often' ? 1 : 0)))).toBeCloseTo(0.75, 1);
});
