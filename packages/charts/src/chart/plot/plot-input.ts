import type { Bar } from '@bourse/contracts/bars';
import type { Compared } from '../compare/use-compared';
import type { ChartControl } from './chart-engine';
import type { ChartLook } from './chart-look';
import type { PlotValues } from './plot';

export interface PlotInput {
  /** Another object, another chart. */
  readonly look: ChartLook;
  /** Identifies the series: a change resets the view. */
  readonly series: string;
  readonly bars: readonly Bar[];
  /** Milliseconds from the opening of a bar to that of the next one. */
  readonly barLength: number;
  /** `base`: index of the oldest bar in view, if pairs are compared. */
  readonly valuesOf: (bars: readonly Bar[], base: number) => PlotValues;
  /** The compared pairs; with another object, or another oldest bar in view, all values are computed again. */
  readonly compared?: Compared | undefined;
  readonly onNearStart: () => void;
  /** Other bars are shown. */
  readonly onShow: (chart: ChartControl) => void;
  /** The chart has drawn, or is another one. */
  readonly onDraw: (chart: ChartControl) => void;
}
