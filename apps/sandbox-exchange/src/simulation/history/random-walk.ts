import { DAY_MS } from '@bourse/contract-server';
import type { Random } from '../../ports';
import type { SimulatedCurrency } from '../catalogue/currencies';
import { normal } from '../random';
import type { Slot } from './timeline';

/** Points of a path per bar, from which close, high and low are derived. */
export const POINTS_PER_BAR = 6;

const YEAR_MS = 365.25 * DAY_MS;
/** How much of a move all currencies make together. */
const MARKET_SHARE = 0.72;
/** How restless the restlessness itself is, and how long a restless time lasts. */
const UNREST = 0.45;
const UNREST_HALF_LIFE_MS = 0.6 * DAY_MS;

/** Moves of a currency's log price, summed from the start; `POINTS_PER_BAR` points a slot. */
export type Path = Float64Array;

/**
 * Random walk of every currency along the slots: normal steps that share a market's move, with restless and quiet times. The same
 * random source gives the same walks.
 */
export function randomWalk(
  slots: readonly Slot[],
  currencies: readonly SimulatedCurrency[],
  random: Random,
): Map<string, Path> {
  const paths = new Map<string, Path>(
    currencies.map(({ currency }) => [currency.code, new Float64Array(slots.length * POINTS_PER_BAR)]),
  );
  const at = new Map<string, number>();
  let unrest = 0;
  slots.forEach(({ length }, slot) => {
    const memory = 0.5 ** (length / UNREST_HALF_LIFE_MS);
    unrest = unrest * memory + UNREST * Math.sqrt(1 - memory * memory) * normal(random);
    const scale = Math.exp(unrest - (UNREST * UNREST) / 2) * Math.sqrt(length / POINTS_PER_BAR / YEAR_MS);
    for (let point = 0; point < POINTS_PER_BAR; point += 1) {
      const market = normal(random);
      for (const { currency, volatility } of currencies) {
        const own = normal(random);
        const step = MARKET_SHARE * market + Math.sqrt(1 - MARKET_SHARE ** 2) * own;
        const value = (at.get(currency.code) ?? 0) + volatility * scale * step;
        at.set(currency.code, value);
        const path = paths.get(currency.code);
        if (path) path[slot * POINTS_PER_BAR + point] = value;
      }
    }
  });
  return paths;
}

/**
 * Bends a walk so that the price passes through its anchors at their times: the end is the present price. Returns the log
 * price at the start.
 */
export function throughAnchors(path: Path, slots: readonly Slot[], of: SimulatedCurrency, now: number): number {
  const target = (moment: number) => interpolate(of, (now - moment) / YEAR_MS);
  const points = path.length;
  const timeOf = (point: number) => {
    const slot = slots[Math.floor(point / POINTS_PER_BAR)];
    if (!slot) return now;
    return slot.openTime + (slot.length * ((point % POINTS_PER_BAR) + 1)) / POINTS_PER_BAR;
  };
  const start = target(slots[0]?.openTime ?? now);
  const knots = [
    0,
    ...of.anchors.slice(1).map(({ yearsAgo }) => firstPointAt(now - yearsAgo * YEAR_MS, points, timeOf)),
  ];
  const error = knots.map((point) => start + (point === 0 ? 0 : (path[point] ?? 0)) - target(timeOf(point)));
  for (let knot = 1; knot < knots.length; knot += 1) {
    const from = knots[knot - 1] ?? 0;
    const to = knots[knot] ?? 0;
    const before = error[knot - 1] ?? 0;
    const after = error[knot] ?? 0;
    const first = knot === 1 ? 0 : from + 1;
    const span = timeOf(to) - timeOf(from);
    for (let point = first; point <= to; point += 1) {
      const share = span === 0 ? 1 : (timeOf(point) - timeOf(from)) / span;
      path[point] = (path[point] ?? 0) - (before + (after - before) * share);
    }
  }
  return start;
}

/** Log price at an age, straight between anchors. */
function interpolate({ anchors }: SimulatedCurrency, yearsAgo: number): number {
  let older = anchors[0];
  for (const anchor of anchors) {
    if (anchor.yearsAgo <= yearsAgo) {
      const span = older.yearsAgo - anchor.yearsAgo;
      const share = span === 0 ? 1 : (older.yearsAgo - yearsAgo) / span;
      return Math.log(older.price) + share * Math.log(anchor.price / older.price);
    }
    older = anchor;
  }
  return Math.log(older.price);
}

function firstPointAt(moment: number, points: number, timeOf: (point: number) => number): number {
  let low = 0;
  let high = points - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (timeOf(middle) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
