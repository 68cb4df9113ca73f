import type { Bar } from '@bourse/contracts/bars';
import type { PlotAreaStore } from './plot-area-store';

/** Where the pointer is on a chart, and where its moments and prices lie. */
export interface ChartPointer {
  /** Opening time of the bar that is pointed at. */
  readonly hovered: number | undefined;
  readonly plotAreas: PlotAreaStore;
  /** Displayed decimals of a price. */
  readonly decimals: number;
  /** The drawn bars, oldest first. */
  readonly bars: readonly Bar[];
}
