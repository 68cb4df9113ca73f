import { barStart } from '@bourse/contracts/bars';
import type { DrawingBar } from '../drawing/drawing-bar';
import type { Values } from './averages';

/**
 * Volume-weighted average price of the day: the sum of typical price × volume over the sum of volume, since midnight in Shanghai, where the
 * days of the chart begin. Typical price = (high + low + close) ÷ 3. `null` while nothing has traded.
 */
export function volumeWeightedPrice(
  bars: readonly Pick<DrawingBar, 'time' | 'high' | 'low' | 'close' | 'volume'>[],
): Values {
  let [day, turnover, traded] = [NaN, 0, 0];
  return bars.map(({ time, high, low, close, volume }) => {
    const today = barStart(time, '1D');
    if (today !== day) [day, turnover, traded] = [today, 0, 0];
    turnover += ((high + low + close) / 3) * volume;
    traded += volume;
    return traded > 0 ? turnover / traded : null;
  });
}

/**
 * On-balance volume: the running sum of the volumes of bars that close higher than the bar before, minus those of bars that close lower. It
 * begins at 0 with the oldest bar, so that only its course says something.
 */
export function onBalanceVolume(bars: readonly Pick<DrawingBar, 'close' | 'volume'>[]): Values {
  let balance = 0;
  return bars.map(({ close, volume }, index) => {
    const before = bars[index - 1]?.close ?? close;
    balance += Math.sign(close - before) * volume;
    return balance;
  });
}
