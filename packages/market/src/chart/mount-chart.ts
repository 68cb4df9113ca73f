import type { Bar } from '../contract';
import { axisWriter, VOLUME, type ChartLook } from './chart-look';
import { chartOptions, type ChartEvents } from './chart-options';
import { clearFigures } from './clear-figures';
import { PRICE, pricePoint, volumePoint } from './chart-series';
import { drawingBar, type DrawingBar } from './drawing-bar';
import Highcharts from './highcharts';
import { lastPriceMark } from './last-price';
import { planeOf, type Plane } from './plane';
import type { PlotValues } from './plot';
import { countIn, followedView, isBehind, isTooNear, newestView, shiftedView, type PriceView } from './price-view';
import { svg } from './svg';
import { pointOnHold } from './touch-hold';
import { panByWheel } from './wheel-pan';

export interface MountedChart {
  /**
   * Draws other bars, and what indicators say of them. `isOther`: they are of another pair or resolution, so the view starts
   * anew.
   */
  readonly show: (bars: readonly Bar[], values: PlotValues, isOther: boolean) => void;
  readonly view: () => PriceView | undefined;
  readonly setView: (view: PriceView) => void;
  /** Are there newer bars than those in sight? */
  readonly isBehind: () => boolean;
  readonly plane: () => Plane | undefined;
  /** The cross-hair goes there, as if the pointer had; in the window, CSS pixels. */
  readonly pointAt: (place: { readonly clientX: number; readonly clientY: number }) => void;
  /** Tags stand on the axis at these prices and at the last one. */
  readonly setTags: (prices: readonly number[]) => void;
  /** A layer over the drawing; its content is the caller's. */
  readonly addLayer: () => SVGGElement;
  readonly unmount: () => void;
}

type Point = Highcharts.PointOptionsType;

/** Is all of a point within a scale? */
function isWithin(point: Point, { min, max }: Highcharts.ExtremesObject): boolean {
  const heights = Array.isArray(point) ? point.slice(1) : typeof point === 'object' ? [point?.y] : [point];
  return heights.every((height) => typeof height !== 'number' || (height >= min && height <= max));
}

/** A Highcharts Stock chart in an element, until `unmount`. */
export function mountChart(container: HTMLElement, look: ChartLook, events: ChartEvents): MountedChart {
  const chart = Highcharts.stockChart(container, chartOptions(look, events));
  // Words of our own stand beside the drawing.
  chart.renderer.box.setAttribute('aria-hidden', 'true');
  let shown: readonly Bar[] = [];

  const addLayer = () => chart.renderer.box.appendChild(svg('g', {}));
  const mark = lastPriceMark(addLayer(), axisWriter(look.format, look.decimals));
  const markLast = () => {
    const last = shown.at(-1);
    if (last) mark(drawingBar(last).close, planeOf(chart));
  };
  Highcharts.addEvent(chart, 'render', markLast);

  const view = (): PriceView | undefined => {
    const { min, max } = chart.xAxis[0]?.getExtremes() ?? {};
    return shown.length > 0 && min !== undefined && max !== undefined ? { min, max } : undefined;
  };

  const setView = ({ min, max }: PriceView) => chart.xAxis[0]?.setExtremes(min, max, true, false);
  if (chart.xAxis[0]) {
    Highcharts.addEvent(chart.xAxis[0], 'setExtremes', (next: Event & { min?: number; max?: number }) => {
      const before = view();
      if (!before || next.min === undefined || next.max === undefined) return;
      if (isTooNear({ min: next.min, max: next.max }, before, shown)) next.preventDefault();
    });
  }
  // The way back is a button of our own.
  Highcharts.addEvent(chart, 'beforeShowResetZoom', (event: Event) => event.preventDefault());

  const pointAt: MountedChart['pointAt'] = ({ clientX, clientY }) =>
    chart.container.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY }));
  // A redraw may bring another scale: the cross-hair's figures are those of where the pointer rests.
  let resting: MouseEvent | undefined;
  const rest = (event: MouseEvent) => {
    resting = event.type === 'mousemove' && event.buttons === 0 ? event : undefined;
  };
  chart.container.addEventListener('mousemove', rest);
  chart.container.addEventListener('mouseleave', rest);
  // A finger rests nowhere: what it did before is over.
  const forget = () => {
    resting = undefined;
  };
  chart.container.addEventListener('touchstart', forget, { passive: true });
  Highcharts.addEvent(chart, 'redraw', () => {
    if (resting) pointAt(resting);
  });

  let turned = 0;
  const turn = (pixels: number) => {
    const before = view();
    if (!before) return;
    turned += (pixels * countIn(before, shown)) / chart.plotWidth;
    const by = Math.trunc(turned);
    turned -= by;
    if (by !== 0) setView(shiftedView(before, shown, by));
  };
  const stops = [pointOnHold(container, pointAt), panByWheel(container, turn)];

  const seriesOf = (id: string) => chart.series.find(({ options }) => options.id === id);

  return {
    show(bars, values, isOther) {
      const before = view();
      const next = before && !isOther ? followedView(before, shown, bars) : newestView(bars);
      const isSameButLast =
        shown.length > 1 &&
        bars.length === shown.length &&
        bars.every((bar, index) => bar === shown[index] || index === bars.length - 1);
      const drawn = bars.map(drawingBar);
      const last = drawn.at(-1);
      const filled: { series: Highcharts.Series | undefined; point: (bar: DrawingBar, index: number) => Point }[] = [
        { series: seriesOf(PRICE), point: (bar) => pricePoint(look.kind, bar) },
        { series: seriesOf(VOLUME), point: volumePoint },
        ...look.plots.map(({ id }) => ({
          series: seriesOf(id),
          point: ({ time }: DrawingBar, index: number): Point => [time, values[id]?.[index] ?? null],
        })),
      ];
      shown = bars;
      // The running bar moves many times for each time that another one opens: then nothing but its own point changes.
      let isWithinScales = isSameButLast;
      for (const { series, point } of filled) {
        const newest = series?.points.at(-1);
        if (series && newest && last && isSameButLast && newest.x === last.time) {
          const moved = point(last, bars.length - 1);
          newest.update(moved, false);
          isWithinScales &&= isWithin(moved, series.yAxis.getExtremes());
        } else {
          series?.setData(drawn.map(point), false, false, false);
          isWithinScales = false;
        }
      }
      if (isWithinScales) {
        // Axes and margins, which cost most of a redraw, stay as they are.
        for (const { series } of filled) {
          series?.translate();
          series?.render();
        }
        markLast();
        return;
      }
      if (next) chart.xAxis[0]?.setExtremes(next.min, next.max, false, false);
      chart.redraw(false);
    },
    view,
    setView,
    isBehind: () => {
      const now = view();
      return now !== undefined && isBehind(now, shown);
    },
    plane: () => planeOf(chart),
    pointAt,
    setTags: (prices) => {
      const [axis] = chart.yAxis;
      const last = shown.at(-1);
      if (axis && last) clearFigures(axis, [...prices, drawingBar(last).close]);
    },
    addLayer,
    unmount: () => {
      for (const stop of stops) stop();
      chart.destroy();
    },
  };
}
