import { levelsThatFit, useRowHeight } from '@bourse/market';
import { LIMITS } from '../panel-layout/layout';

/** Levels a side of an order book that fills a window of this height, CSS pixels; 0: not measured. */
export function useWindowLevels(height: number): number {
  const rowHeight = useRowHeight();
  if (height === 0) return LIMITS.levels.normal;
  return Math.min(LIMITS.levels.most, Math.max(LIMITS.levels.least, levelsThatFit(height, rowHeight)));
}
