import type { Bar } from '@bourse/contracts/bars';
import { LEAST_ROOM } from './chart-axes';
import { axisWriter, VOLUME, type ChartLook } from '../plot/chart-look';
import type { ChartControl, ChartEvents } from '../plot/chart-engine';
import { PRICE, pricePoint, volumePoint } from './chart-series';
import { drawingBar, type DrawingBar } from '../drawing/drawing-bar';
import Highcharts from './highcharts';
import { drawnBars } from '../plot/drawn-bars';
import { lastPriceMark } from '../plot/last-price';
import { createPan } from '../plot/pan-view';
import { plotAreaOf } from './plot-area-of';
import {
  barsThatFit,
  followedView,
  isBehind,
  isSameButLast,
  isTooNear,
  newestView,
  type PriceView,
} from '../plot/price-view';
import { untilReleased } from '../plot/until-released';
import { svg } from '../plot/svg';
import { pointOnHold } from '../gestures/touch-hold';
import { panByWheel } from '../gestures/wheel-pan';

type Point = Highcharts.PointOptionsType;

/** Is all of a point within a scale? */
function isWithin(point: Point, { min, max }: Highcharts.ExtremesObject): boolean {
  const heights = Array.isArray(point) ? point.slice(1) : typeof point === 'object' ? [point?.y] : [point];
  return heights.every((height) => typeof height !== 'number' || (height >= min && height <= max));
}

/** Between the middles of a tag and of a figure that stay clear of each other, CSS pixels. */
const CLEAR = 16;

/** Fades axis labels below tags at these prices: the visible rest of a label could be read as another price. */
function clearFigures(axis: Highcharts.Axis, prices: readonly number[]): void {
  const tags = prices.map((price) => axis.toPixels(price));
  for (const tick of Object.values(axis.ticks)) {
    const at = axis.toPixels(tick.pos);
    const isCovered = tags.some((tag) => Math.abs(tag - at) < CLEAR);
    if (tick.label) tick.label.element.style.opacity = isCovered ? '0' : '';
  }
}

/** Data, view and pointer of a mounted price chart. */
export function controlChart(chart: Highcharts.Chart, look: ChartLook, events: ChartEvents): ChartControl {
  // The product has its own texts beside the drawing.
  chart.renderer.box.setAttribute('aria-hidden', 'true');
  let shown: readonly Bar[] = [];
  let room = 0;
  let countdown = '';

  const addLayer = () => chart.renderer.box.appendChild(svg('g', {}));
  const mark = lastPriceMark(addLayer(), axisWriter(look.format, look.decimals));
  const markLast = () => {
    const last = shown.at(-1);
    if (last) mark(drawingBar(last).close, plotAreaOf(chart), countdown);
  };
  Highcharts.addEvent(chart, 'render', () => {
    markLast();
    events.onDraw();
  });

  const view = (): PriceView | undefined => {
    // The extremes as they were set: those of the axis are shifted by its room after the newest bar.
    const {
      min: axisMin,
      max: axisMax,
      userMin: min = axisMin,
      userMax: max = axisMax,
    } = chart.xAxis[0]?.getExtremes() ?? {};
    return shown.length > 0 && min !== undefined && max !== undefined ? { min, max } : undefined;
  };

  const setView = ({ min, max }: PriceView) => chart.xAxis[0]?.setExtremes(min, max, true, false);
  if (chart.xAxis[0]) {
    Highcharts.addEvent(chart.xAxis[0], 'afterSetExtremes', events.onMove);
    Highcharts.addEvent(chart.xAxis[0], 'setExtremes', (next: Event & { min?: number; max?: number }) => {
      const before = view();
      if (!before || next.min === undefined || next.max === undefined) return;
      if (isTooNear({ min: next.min, max: next.max }, before, shown)) next.preventDefault();
    });
  }
  // The product has its own reset button.
  Highcharts.addEvent(chart, 'beforeShowResetZoom', (event: Event) => event.preventDefault());

  const pointAt: ChartControl['pointAt'] = ({ clientX, clientY }) =>
    chart.container.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY }));
  // A redraw may change the scale: the cross-hair's figures are updated for the pointer's position.
  let resting: MouseEvent | undefined;
  const rest = (event: MouseEvent) => {
    resting = event.type === 'mousemove' && event.buttons === 0 ? event : undefined;
  };
  chart.container.addEventListener('mousemove', rest);
  chart.container.addEventListener('mouseleave', rest);
  // Touch has no hover position to restore.
  const forget = () => {
    resting = undefined;
  };
  chart.container.addEventListener('touchstart', forget, { passive: true });
  Highcharts.addEvent(chart, 'redraw', () => {
    if (resting) pointAt(resting);
  });

  const pan = createPan();
  const panByPixels = (pixels: number) => {
    const before = view();
    const next = before && pan(pixels, before, shown, chart.plotWidth);
    if (next) setView(next);
  };
  // Outside of the element on which Highcharts listens, so that these listeners run first.
  const outside = chart.container.parentElement ?? chart.container;
  const stops = [pointOnHold(outside, pointAt), panByWheel(outside, panByPixels)];

  const seriesOf = (id: string) => chart.series.find(({ options }) => options.id === id);

  return untilReleased({
    show({ bars, values, isRevalued, isOther }) {
      const before = view();
      const next =
        before && !isOther ? followedView(before, shown, bars) : newestView(bars, barsThatFit(chart.chartWidth));
      const isUpdate = !isRevalued && isSameButLast(shown, bars);
      const hasOtherBars = shown !== bars;
      const drawn = drawnBars(look.kind, bars);
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
      // The running bar changes far more often than a new one opens: then only its point is updated.
      let isWithinScales = isUpdate;
      for (const { series, point } of filled) {
        const newest = series?.points.at(-1);
        if (series && newest && last && isUpdate && newest.x === last.time) {
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
      if (next && (hasOtherBars || !before)) chart.xAxis[0]?.setExtremes(next.min, next.max, false, false);
      chart.redraw(false);
    },
    view,
    setView,
    isBehind: () => {
      const now = view();
      return now !== undefined && isBehind(now, shown);
    },
    plotArea: () => plotAreaOf(chart),
    pointAt,
    setTags: (prices) => {
      const [axis] = chart.yAxis;
      const last = shown.at(-1);
      if (axis && last) clearFigures(axis, [...prices, drawingBar(last).close]);
    },
    setCountdown: (text) => {
      countdown = text;
      markLast();
    },
    setRoom: (length) => {
      if (length === room) return;
      room = length;
      chart.xAxis[0]?.update({ overscroll: length > 0 ? length : LEAST_ROOM });
    },
    addLayer,
    sheets: () => {
      const { box } = chart.renderer;
      return box instanceof SVGSVGElement ? [{ drawing: box, place: box.getBoundingClientRect() }] : [];
    },
    release: () => {
      for (const stop of stops) stop();
    },
  });
}
