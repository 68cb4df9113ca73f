import { bucketLength, resolutionsInOrder, type Resolution } from '@bourse/contracts/bars';
import { PAGE_BARS, windowBefore, type BarWindow } from './bar-window';
import type { TimeSpan } from '@bourse/charts';

/** Bars that a span has at most. With those after it they are fewer than the sixty that a chart shows at first. */
const MOST_BARS = 45;
const BARS_AFTER = 10;

/** The shortest resolution at which a span has at most 45 bars; the longest one for a longer span. */
export function resolutionFor({ from, to }: TimeSpan): Resolution {
  return resolutionsInOrder.find((each) => to - from <= MOST_BARS * bucketLength(each)) ?? '1M';
}

/** One page of bars that ends ten bars after the span: the newest bars, which a chart shows at first, are those of the span. */
export function windowAround({ to }: TimeSpan, resolution: Resolution): BarWindow {
  return windowBefore(to + BARS_AFTER * bucketLength(resolution), resolution, PAGE_BARS);
}
