import { DonchianChannels } from 'trading-signals';
import type { DrawingBar } from '../drawing/drawing-bar';
import type { Values } from './indicator';

/** Where K and D begin. */
const MIDDLE = 50;

/**
 * KDJ, the stochastic of Asian venues, with periods of 9, 3 and 3 as a rule. The library's stochastic smooths by simple averages.
 *
 *     RSV(i) = 100 × (close(i) − L) / (H − L)      H, L: highest high and lowest low of the last n bars
 *     K(i)   = K(i − 1) + (RSV(i) − K(i − 1)) / m1
 *     D(i)   = D(i − 1) + (K(i) − D(i − 1)) / m2
 *     J(i)   = 3 × K(i) − 2 × D(i)
 *
 * K and D begin at 50 before the first RSV. Where H = L the close is in the middle of its range: RSV is 50.
 */
export function kdj(bars: readonly DrawingBar[], period: number, smoothK: number, smoothD: number): readonly Values[] {
  const range = new DonchianChannels(period);
  let [k, d] = [MIDDLE, MIDDLE];
  const points = bars.map((bar) => {
    const channel = range.update(bar, false);
    if (!channel) return [null, null, null];
    const { lower, upper } = channel;
    const raw = upper === lower ? MIDDLE : (100 * (bar.close - lower)) / (upper - lower);
    k += (raw - k) / smoothK;
    d += (k - d) / smoothD;
    return [k, d, 3 * k - 2 * d];
  });
  return [0, 1, 2].map((line) => points.map((point) => point[line] ?? null));
}
