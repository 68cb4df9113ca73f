import type { Values } from './averages';

/** The values of a bar that the formula uses. */
export interface Range {
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

export interface Kdj {
  readonly k: Values;
  readonly d: Values;
  readonly j: Values;
}

/** Where K and D begin. */
const MIDDLE = 50;

/**
 * KDJ, the stochastic of Asian venues, with periods of 9, 3 and 3 as a rule:
 *
 *     RSV(i) = 100 × (close(i) − L) / (H − L)      H, L: highest high and lowest low of the last n bars
 *     K(i)   = K(i − 1) + (RSV(i) − K(i − 1)) / m1
 *     D(i)   = D(i − 1) + (K(i) − D(i − 1)) / m2
 *     J(i)   = 3 × K(i) − 2 × D(i)
 *
 * K and D begin at 50 before the first RSV. Where H = L the close is in the middle of its range: RSV is 50.
 */
export function kdj(bars: readonly Range[], period: number, smoothK: number, smoothD: number): Kdj {
  let [k, d] = [MIDDLE, MIDDLE];
  const points = bars.map((_, index) => {
    if (index + 1 < period) return null;
    k += (closeInRange(bars, index, period) - k) / smoothK;
    d += (k - d) / smoothD;
    return { k, d, j: 3 * k - 2 * d };
  });
  const part = (name: 'k' | 'd' | 'j') => points.map((point) => (point === null ? null : point[name]));
  return { k: part('k'), d: part('d'), j: part('j') };
}

/** RSV: the close at `index` between the lowest low (0) and the highest high (100) of the last `period` bars. */
function closeInRange(bars: readonly Range[], index: number, period: number): number {
  let [top, bottom] = [-Infinity, Infinity];
  for (let at = index + 1 - period; at <= index; at += 1) {
    const { high, low } = bars[at] ?? { high: top, low: bottom };
    top = Math.max(top, high);
    bottom = Math.min(bottom, low);
  }
  const close = bars[index]?.close ?? bottom;
  return top === bottom ? MIDDLE : (100 * (close - bottom)) / (top - bottom);
}
