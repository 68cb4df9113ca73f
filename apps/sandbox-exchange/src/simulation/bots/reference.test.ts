import { expect, it } from 'vitest';
import { CURRENCIES } from '../catalogue/currencies';
import { seededRandom } from '../random';
import { References } from './reference';

const BTC = { base: 'BTC', quote: 'USDT' };
const ETH = { base: 'ETH', quote: 'USDT' };
const ETH_BTC = { base: 'ETH', quote: 'BTC' };
const HOUR = 3_600_000;

function references(seed = 'references'): References {
  const made = new References(CURRENCIES, seededRandom(seed), 0);
  made.set(BTC, 100_000);
  made.set(ETH, 4000);
  return made;
}

/** Hours in steps of a second. */
function pass(of: References, hours: number, from = 0): void {
  for (let at = from + 1000; at <= from + hours * HOUR; at += 1000) of.advance(at);
}

it('reference prices do not change while the clock is stopped', () => {
  const made = references();
  made.advance(0);
  expect(made.of(BTC)).toBe(100_000);
});

it('reference prices wander, in the same way for the same seed', () => {
  const [one, two, other] = [references(), references(), references('other')];
  for (const of of [one, two, other]) pass(of, 1);
  expect(one.of(BTC)).not.toBe(100_000);
  expect(two.of(BTC)).toBe(one.of(BTC));
  expect(other.of(BTC)).not.toBe(one.of(BTC));
});

it('reference prices wander by per cents in a day, not by multiples', () => {
  const made = references();
  pass(made, 24);
  expect(Math.abs(Math.log(made.of(BTC) / 100_000))).toBeLessThan(0.15);
});

it('reference prices of pairs with the same currencies agree', () => {
  const made = references();
  pass(made, 2);
  expect(made.of(ETH_BTC)).toBeCloseTo(made.of(ETH) / made.of(BTC), 12);
});

it('reference prices can be set, those of a pair of two currencies without moving their other pairs', () => {
  const made = references();
  made.set(ETH_BTC, 0.05);
  expect(made.of(ETH_BTC)).toBeCloseTo(0.05, 12);
  expect([made.of(BTC), made.of(ETH)]).toEqual([100_000, 4000]);
  made.set(BTC, 50_000);
  expect(made.of(BTC)).toBe(50_000);
});

it('reference prices do not make up for a pause', () => {
  const made = references();
  made.advance(365 * 24 * HOUR);
  expect(Math.abs(Math.log(made.of(BTC) / 100_000))).toBeLessThan(0.02);
});
