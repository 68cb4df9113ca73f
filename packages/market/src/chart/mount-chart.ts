import type { Bar } from '../contract';
import { VOLUME, type ChartLook } from './chart-look';
import { chartOptions, type ChartEvents } from './chart-options';
import { PRICE, pricePoint, volumePoint } from './chart-series';
import { drawingBar, type DrawingBar } from './drawing-bar';
import Highcharts from './highcharts';
import { planeOf, type Plane } from './plane';
import type { PlotValues } from './plot';
import { followedView, newestView, type PriceView } from './price-view';
import { svg } from './svg';

export interface MountedChart {
  /**
   * Draws other bars, and what indicators say of them. `isOther`: they are of another pair or resolution, so the view starts
   * anew.
   */
  readonly show: (bars: readonly Bar[], values: PlotValues, isOther: boolean) => void;
  readonly view: () => PriceView | undefined;
  readonly setView: (view: PriceView) => void;
  readonly plane: () => Plane | undefined;
  /** A layer over the drawing; its content is the caller's. */
  readonly addLayer: () => SVGGElement;
  readonly unmount: () => void;
}

type Point = Highcharts.PointOptionsType;

/** A Highcharts Stock chart in an element, until `unmount`. */
export function mountChart(container: HTMLElement, look: ChartLook, events: ChartEvents): MountedChart {
  const chart = Highcharts.stockChart(container, chartOptions(look, events));
  // Words of our own stand beside the drawing.
  chart.renderer.box.setAttribute('aria-hidden', 'true');
  let shown: readonly Bar[] = [];

  const view = (): PriceView | undefined => {
    const { min, max } = chart.xAxis[0]?.getExtremes() ?? {};
    return shown.length > 0 && min !== undefined && max !== undefined ? { min, max } : undefined;
  };

  /** Changes only what differs: the running bar moves many times for each time that another one opens. */
  const fill = (
    id: string,
    bars: readonly DrawingBar[],
    isSameButLast: boolean,
    point: (bar: DrawingBar, index: number) => Point,
  ) => {
    const filled = chart.series.find(({ options }) => options.id === id);
    if (!filled) return;
    const last = bars.at(-1);
    const drawn = filled.points.at(-1);
    if (isSameButLast && last && drawn?.x === last.time) drawn.update(point(last, bars.length - 1), false);
    else filled.setData(bars.map(point), false, false, false);
  };

  return {
    show(bars, values, isOther) {
      const before = view();
      const next = before && !isOther ? followedView(before, shown, bars) : newestView(bars);
      const isSameButLast =
        shown.length > 1 && bars.length === shown.length && bars.at(-2) === shown.at(-2) && bars[0] === shown[0];
      const drawn = bars.map(drawingBar);
      fill(PRICE, drawn, isSameButLast, (bar) => pricePoint(look.kind, bar));
      fill(VOLUME, drawn, isSameButLast, volumePoint);
      for (const { id } of look.plots) {
        fill(id, drawn, isSameButLast, ({ time }, index) => [time, values[id]?.[index] ?? null]);
      }
      shown = bars;
      if (next) chart.xAxis[0]?.setExtremes(next.min, next.max, false, false);
      chart.redraw(false);
    },
    view,
    setView: ({ min, max }) => chart.xAxis[0]?.setExtremes(min, max, true, false),
    plane: () => planeOf(chart),
    addLayer: () => chart.renderer.box.appendChild(svg('g', {})),
    unmount: () => chart.destroy(),
  };
}
