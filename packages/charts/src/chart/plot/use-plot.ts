import { throttle, type Paced } from '@bourse/feature-kit';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Bar } from '../../contract';
import type { ChartLook } from './chart-look';
import type { ChartControl, PlotMount } from './chart-engine';
import type { PlotValues } from './plot';
import { isNearStart, type PriceView } from './price-view';

/** Minimum interval between redraws of the running bar: a redraw costs some milliseconds. */
const REDRAW_AT_MOST_EVERY_MS = 200;

/** Maximum share of time for redraws: with many indicators on a slow device the bar is updated less often. */
const REDRAW_SHARE = 0.05;
/** However slow the device, the price on the axis is not older than this beside the last price in the header. */
const REDRAW_AT_LEAST_EVERY_MS = 1000;

const NO_VALUES: PlotValues = {};

export interface PlotInput {
  /** Another object, another chart. */
  readonly look: ChartLook;
  /** Identifies the series: a change resets the view. */
  readonly series: string;
  readonly bars: readonly Bar[];
  /** Milliseconds from the opening of a bar to that of the next one. */
  readonly barLength: number;
  readonly valuesOf: (bars: readonly Bar[]) => PlotValues;
  readonly onNearStart: () => void;
  /** Other bars are shown. */
  readonly onShow: (chart: ChartControl) => void;
  /** The chart has drawn, or is another one. */
  readonly onDraw: (chart: ChartControl) => void;
}

export interface UsePlot {
  /** The look of the chart to mount; `undefined` until the next commit when the look changes, which destroys the chart before. */
  readonly mountedLook: ChartLook | undefined;
  readonly mount: RefObject<PlotMount | null>;
  readonly onHover: (openTime: number | undefined) => void;
  readonly chart: RefObject<ChartControl | undefined>;
  /** Opening time of the bar that is pointed at. */
  readonly hovered: number | undefined;
  /** There are newer bars than those in sight. */
  readonly isBehind: boolean;
  /** The indicator values of the drawn bars. */
  readonly values: PlotValues;
}

/** Decides when the chart is mounted, and keeps it in sync with the bars. */
export function usePlot(input: PlotInput): UsePlot {
  const { look, series, bars } = input;
  const mount = useRef<PlotMount>(null);
  const chart = useRef<ChartControl>(undefined);
  // The view is kept when the chart is recreated for another kind, language or number of decimals.
  const lastView = useRef<PriceView>(undefined);
  const [hovered, setHovered] = useState<number>();
  const [isBehind, setBehind] = useState(false);
  const [values, setValues] = useState(NO_VALUES);
  const shown = useRef<{ readonly series: string; readonly bars: readonly Bar[] }>(undefined);

  const cost = useRef(0);
  const show = useEffectEvent(() => {
    if (!chart.current || bars.length === 0 || shown.current?.bars === bars) return;
    const start = performance.now();
    const said = look.plots.length > 0 ? input.valuesOf(bars) : NO_VALUES;
    chart.current.show({ bars, barLength: input.barLength, values: said, isOther: shown.current?.series !== series });
    shown.current = { series, bars };
    setBehind(chart.current.isBehind());
    setValues(said);
    input.onShow(chart.current);
    cost.current = performance.now() - start;
  });
  const noteMove = useEffectEvent(() => {
    const view = chart.current?.view();
    if (!view) return;
    lastView.current = view;
    setBehind(chart.current?.isBehind() ?? false);
    if (isNearStart(view, bars)) input.onNearStart();
  });
  const noteDraw = useEffectEvent(() => {
    if (chart.current) input.onDraw(chart.current);
  });

  const redraw = useRef<Paced>(undefined);
  useLayoutEffect(() => {
    const interval = () =>
      Math.min(Math.max(REDRAW_AT_MOST_EVERY_MS, cost.current / REDRAW_SHARE), REDRAW_AT_LEAST_EVERY_MS);
    const paced = throttle(interval, () => show());
    redraw.current = paced;
    return paced.stop;
  }, []);
  // The first layout gives the width, and with it another look: only the second one is mounted.
  const [laidOut, setLaidOut] = useState<ChartLook>();
  // oxlint-disable-next-line react/set-state-in-effect -- the commit in between destroys the chart of the look before
  useLayoutEffect(() => setLaidOut(look), [look]);
  const mountedLook = laidOut === look ? look : undefined;
  // A layout effect runs after those of the child that makes the chart, and its clean-up in the commit that destroys the chart.
  useLayoutEffect(() => {
    if (!mountedLook) return undefined;
    const control = mount.current?.control({ onMove: () => noteMove(), onDraw: () => noteDraw() });
    if (!control) return undefined;
    chart.current = control;
    const { current: before } = shown;
    shown.current = before && { series: before.series, bars: [] };
    const view = lastView.current;
    redraw.current?.now();
    if (view) control.setView(view);
    return () => {
      control.release();
      chart.current = undefined;
    };
  }, [mountedLook]);

  // After every render; `show` ignores unchanged data. New or other series are drawn at once. The running bar is drawn
  // in a separate task, so that it does not delay the render.
  useEffect(() => {
    const before = shown.current;
    if (before?.series !== series || before.bars[0] !== bars[0]) {
      redraw.current?.now();
      return undefined;
    }
    const timer = setTimeout(() => redraw.current?.request());
    return () => clearTimeout(timer);
  });

  return { mountedLook, mount, onHover: setHovered, chart, hovered, isBehind, values };
}
