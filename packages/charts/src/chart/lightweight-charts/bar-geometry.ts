import type { ISeriesApi, ITimeScaleApi, Logical, SeriesType, Time } from 'lightweight-charts';
import type { Bar } from '@bourse/contracts/bars';
import { momentOf, numberOf } from '../drawing/projection';
import type { PlotArea } from '../plot/plot-area';

/** The input of the geometry. */
export interface GeometryInput {
  readonly timeScale: ITimeScaleApi<Time>;
  readonly prices: ISeriesApi<SeriesType>;
  readonly bars: readonly Bar[];
  /** Milliseconds. */
  readonly barLength: number;
  /** Size of the pane of prices, and its distance from the upper edge; CSS pixels. */
  readonly pane: { readonly top: number; readonly width: number; readonly height: number };
  /** CSS pixels. */
  readonly axisWidth: number;
}

/** The horizontal middle of the first bar and the distance between two bars, CSS pixels. */
export function barScale(timeScale: ITimeScaleApi<Time>): { readonly x0: number; readonly width: number } | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's branded number of a bar
  const xOf = (index: number) => timeScale.logicalToCoordinate(index as Logical);
  const [x0, x1] = [xOf(0), xOf(1)];
  return x0 === null || x1 === null || x1 <= x0 ? undefined : { x0, width: x1 - x0 };
}

/** The geometry of a drawn chart; `undefined` before it has bars and a size. The time axis is linear in the bars. */
export function barGeometry(input: GeometryInput): PlotArea | undefined {
  const { timeScale, prices, bars, barLength, pane, axisWidth } = input;
  const scale = barScale(timeScale);
  // The scale of prices is linear: two heights give all others, also those that the library does not compute beyond its pane.
  const [upper, lower] = [prices.coordinateToPrice(0), prices.coordinateToPrice(pane.height)];
  if (!scale || pane.height <= 0 || upper === null || lower === null || upper <= lower) return undefined;
  const pixel = (upper - lower) / pane.height;
  return {
    left: 0,
    ...pane,
    axisWidth,
    xOf: (moment) => scale.x0 + numberOf(bars, barLength, moment) * scale.width,
    momentAt: (x) => momentOf(bars, barLength, (x - scale.x0) / scale.width),
    yOf: (price) => pane.top + (upper - price) / pixel,
    priceAt: (y) => upper - (y - pane.top) * pixel,
  };
}
