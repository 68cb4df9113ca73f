import { wilderAverage, type Values } from './averages';
import type { Range } from './kdj';

/**
 * Average true range after Wilder: his average of the true range over n bars. True range = the largest of high − low, high − close before
 * and close before − low; of the first bar high − low.
 */
export function averageTrueRange(bars: readonly Range[], period: number): Values {
  const ranges = bars.map(({ high, low }, index) => {
    const before = bars[index - 1]?.close;
    return before === undefined ? high - low : Math.max(high, before) - Math.min(low, before);
  });
  return wilderAverage(ranges, period);
}
