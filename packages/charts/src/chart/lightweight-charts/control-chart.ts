import { onStyleChange } from '@bourse/ui-kit';
import { createChartEx, PriceScaleMode, type LogicalRange, type Time } from 'lightweight-charts';
import type { Bar } from '@bourse/contracts/bars';
import { drawingBar } from '../drawing/drawing-bar';
import { pointOnHold } from '../gestures/touch-hold';
import { panByWheel } from '../gestures/wheel-pan';
import type { ChartControl, ChartEvents, OnHover } from '../plot/chart-engine';
import { axisWriter, type ChartLook } from '../plot/chart-look';
import { drawnBars } from '../plot/drawn-bars';
import { lastPriceMark } from '../plot/last-price';
import { createPan } from '../plot/pan-view';
import { legendHeight } from '../plot/plot-margins';
import {
  barsThatFit,
  FEWEST_BARS,
  followedView,
  indexesIn,
  isBehind,
  isSameButLast,
  newestView,
  type PriceView,
} from '../plot/price-view';
import { svg } from '../plot/svg';
import { untilReleased } from '../plot/until-released';
import { addIndicators, addPrices, figures } from './add-series';
import { barGeometry, barScale } from './bar-geometry';
import { coloursAt } from './canvas-colours';
import { chartOptions, styleOptions } from './chart-options';
import { momentOfTime, timeOf, ZonedScale } from './zoned-scale';

/** The elements of a chart, of the same size but for the legend's height above the canvas. */
export interface ChartPlace {
  readonly frame: HTMLElement;
  /** Below the legend; the library fills it. */
  readonly canvas: HTMLElement;
  /** Over all of the frame. */
  readonly overlay: SVGSVGElement;
}

/** Of a bar: a view ends at whole bars but for rounding. */
const ROUNDING = 0.01;
/** Between the middles of a tag and of a figure that stay clear of each other, CSS pixels. */
const CLEAR = 16;

/** Makes a chart of Lightweight Charts; its release destroys it. */
export function controlChart(
  { frame, canvas, overlay }: ChartPlace,
  look: ChartLook,
  { events, onHover }: { readonly events: ChartEvents; readonly onHover: OnHover },
): ChartControl {
  const chart = createChartEx<Time, ZonedScale>(canvas, new ZonedScale(look.format.timeZone), chartOptions(look));
  const timeScale = chart.timeScale();
  const prices = addPrices(chart, look);
  const series = [prices, ...addIndicators(chart, look)];
  prices.api.priceScale().applyOptions({
    scaleMargins: { top: 0.08, bottom: 0.08 },
    mode: look.isLogarithmic ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal,
  });
  let read = coloursAt(frame);
  let shown: readonly Bar[] = [];
  let barLength = 1;
  let room = 0;
  let countdown = '';
  let tags: readonly number[] = [];

  const plotArea = () =>
    barGeometry({
      timeScale,
      prices: prices.api,
      bars: shown,
      barLength,
      pane: { top: legendHeight(look), ...chart.paneSize(0) },
      axisWidth: chart.priceScale('right').width(),
    });
  const isCovered = (value: number) => {
    const area = plotArea();
    return area !== undefined && tags.some((tag) => Math.abs(area.yOf(tag) - area.yOf(value)) < CLEAR);
  };
  const applyTags = () => prices.api.applyOptions({ priceFormat: figures(look, look.decimals, isCovered) });
  applyTags();

  const addLayer = () => overlay.appendChild(svg('g', {}));
  const mark = lastPriceMark(addLayer(), axisWriter(look.format, look.decimals));
  const markLast = () => {
    const last = shown.at(-1);
    if (last) mark(drawingBar(last).close, plotArea(), countdown);
  };

  // The library draws for a cross-hair too: overlays are told of another geometry only.
  let drawn = '';
  const noteDraw = () => {
    const area = plotArea();
    const key = area
      ? [area.width, area.height, area.axisWidth, area.xOf(0), area.xOf(1), area.yOf(0), area.yOf(1), room].join()
      : '';
    if (key === drawn) return;
    drawn = key;
    markLast();
    events.onDraw();
  };
  const views = [{ renderer: () => ({ draw: noteDraw }) }];
  prices.api.attachPrimitive({ paneViews: () => views });

  // The library applies a range in its next frame.
  let next: LogicalRange | undefined;
  const view = (): PriceView | undefined => {
    const range = next ?? timeScale.getVisibleLogicalRange();
    if (!range || shown.length === 0) return undefined;
    const within = (index: number) => shown[Math.min(Math.max(index, 0), shown.length - 1)]?.openTime ?? 0;
    return { min: within(Math.ceil(range.from - ROUNDING)), max: within(Math.floor(range.to + ROUNDING)) };
  };
  const setView = (to: PriceView) => {
    const [first, last] = indexesIn(to, shown);
    const after = last === shown.length - 1 ? room / barLength : 0;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's branded numbers
    next = { from: first, to: last + after } as LogicalRange;
    timeScale.setVisibleLogicalRange(next);
    events.onMove();
  };
  const isAway = () => {
    const now = view();
    return now !== undefined && isBehind(now, shown);
  };
  timeScale.subscribeVisibleLogicalRangeChange(() => {
    next = undefined;
    events.onMove();
  });
  const limitZoom = (width: number) => timeScale.applyOptions({ maxBarSpacing: Math.max(1, width / FEWEST_BARS) });
  timeScale.subscribeSizeChange(limitZoom);
  if (canvas.clientWidth > 0) limitZoom(canvas.clientWidth - chart.priceScale('right').width());

  chart.subscribeCrosshairMove(({ time }) => onHover(time === undefined ? undefined : momentOfTime(time)));
  const pointAt: ChartControl['pointAt'] = ({ clientX, clientY }) => {
    const scale = barScale(timeScale);
    const { left, top } = canvas.getBoundingClientRect();
    const price = prices.api.coordinateToPrice(clientY - top);
    if (!scale || price === null) return;
    const index = Math.round((clientX - left - scale.x0) / scale.width);
    const bar = shown[Math.min(Math.max(index, 0), shown.length - 1)];
    if (!bar) return;
    chart.setCrosshairPosition(price, timeOf(bar.openTime), prices.api);
    // A position that is set is not reported as a move.
    onHover(bar.openTime);
  };
  const pan = createPan();
  const panByPixels = (pixels: number) => {
    const before = view();
    const moved = before && pan(pixels, before, shown, timeScale.width());
    if (moved) setView(moved);
  };

  let values = {};
  const drawAll = () => {
    const points = drawnBars(look.kind, shown);
    for (const each of series) each.setBars(points, values, read);
  };
  const applyStyle = () => {
    read = coloursAt(frame);
    chart.applyOptions(styleOptions(read, getComputedStyle(frame).fontFamily));
    for (const each of series) each.applyStyle(read);
  };
  applyStyle();
  const stops = [
    pointOnHold(frame, pointAt),
    panByWheel(frame, panByPixels),
    onStyleChange(() => {
      applyStyle();
      drawAll();
    }),
  ];

  return untilReleased({
    show(input) {
      const isUpdate = !input.isOther && !input.isRevalued && isSameButLast(shown, input.bars);
      const isFirst = shown.length === 0;
      const pending = next && view();
      const before = shown;
      ({ bars: shown, barLength, values } = input);
      const last = isUpdate ? drawnBars(look.kind, shown).at(-1) : undefined;
      if (last) {
        for (const each of series) each.updateBar(last, shown.length - 1, input.values, read);
      } else {
        drawAll();
      }
      // The library itself follows the newest bar, or keeps the view where that is out of sight; but not a range that waits for its
      // frame, which is one of the bars before.
      const newest = newestView(shown, barsThatFit(frame.clientWidth));
      if ((isFirst || input.isOther) && newest) setView(newest);
      else if (pending) setView(followedView(pending, before, shown));
      markLast();
    },
    view,
    setView,
    isBehind: isAway,
    plotArea,
    pointAt,
    setTags: (at) => {
      const last = shown.at(-1);
      const all = last ? [...at, drawingBar(last).close] : at;
      if (all.join() === tags.join()) return;
      tags = all;
      applyTags();
    },
    setCountdown: (text) => {
      countdown = text;
      markLast();
    },
    setRoom: (length) => {
      if (length === room) return;
      const isAtNewest = !isAway();
      room = length;
      const now = view();
      if (isAtNewest && now) setView(now);
    },
    addLayer,
    sheets: () => [
      { drawing: chart.takeScreenshot(true), place: canvas.getBoundingClientRect() },
      { drawing: overlay, place: overlay.getBoundingClientRect() },
    ],
    release: () => {
      for (const stop of stops) stop();
      chart.remove();
      overlay.replaceChildren();
    },
  });
}
