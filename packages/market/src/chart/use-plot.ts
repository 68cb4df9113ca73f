import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { atMostEvery, type Paced } from '../at-most-every';
import type { Bar } from '../contract';
import type { ChartLook } from './chart-look';
import { mountChart, type MountedChart } from './mount-chart';
import type { PlotValues } from './plot';
import { isNearStart, type PriceView } from './price-view';

/** A redraw costs some milliseconds: the running bar moves so often at the most. */
const REDRAW_AT_MOST_EVERY_MS = 200;

/** Of the time, at the most, redraws may take this part: with many indicators on a slow machine the bar moves less often. */
const REDRAW_SHARE = 0.05;

const NO_VALUES: PlotValues = {};

export interface PlotInput {
  /** Another object, another chart. */
  readonly look: ChartLook;
  /** Not before this the chart is made. */
  readonly isReady: boolean;
  /** Whose bars they are: with another one the view starts anew. */
  readonly series: string;
  readonly bars: readonly Bar[];
  readonly valuesOf: (bars: readonly Bar[]) => PlotValues;
  readonly onNearStart: () => void;
  /** Other bars are shown. */
  readonly onShow: (chart: MountedChart) => void;
  /** The chart has drawn, or is another one. */
  readonly onDraw: (chart: MountedChart) => void;
}

export interface UsePlot {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly chart: RefObject<MountedChart | undefined>;
  /** Opening time of the bar that is pointed at. */
  readonly hovered: number | undefined;
  /** There are newer bars than those in sight. */
  readonly isBehind: boolean;
  /** What the indicators say of the bars as they are drawn. */
  readonly values: PlotValues;
}

/** Keeps a chart in an element and in step with the bars. */
export function usePlot(input: PlotInput): UsePlot {
  const { look, isReady, series, bars } = input;
  const container = useRef<HTMLDivElement>(null);
  const chart = useRef<MountedChart>(undefined);
  // The view outlives a chart that is made anew for another kind, language or number of places.
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
    chart.current.show(bars, said, shown.current?.series !== series);
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
  useEffect(() => {
    const interval = () => Math.max(REDRAW_AT_MOST_EVERY_MS, cost.current / REDRAW_SHARE);
    const paced = atMostEvery(interval, () => show());
    redraw.current = paced;
    return paced.stop;
  }, []);
  useEffect(() => {
    if (!container.current || !isReady) return undefined;
    const element = container.current;
    // In steps, so that a press or a key between them is heard: the chart, and then what is on it.
    const steps = [
      () => {
        chart.current = mountChart(element, look, { onMove: noteMove, onHover: setHovered, onDraw: noteDraw });
      },
      () => {
        // A new chart has nothing on it yet.
        const { current: before } = shown;
        shown.current = before && { series: before.series, bars: [] };
        const view = lastView.current;
        redraw.current?.now();
        if (view) chart.current?.setView(view);
      },
    ];
    let timer = setTimeout(function next() {
      steps.shift()?.();
      if (steps.length > 0) timer = setTimeout(next);
    });
    return () => {
      clearTimeout(timer);
      chart.current?.unmount();
      chart.current = undefined;
    };
  }, [look, isReady]);

  // After every render; `show` itself knows whether there is anything new. What joins or is another series comes at once; the
  // running bar in a task of its own, so that what was rendered with it is not kept waiting.
  useEffect(() => {
    const before = shown.current;
    if (before?.series !== series || before.bars[0] !== bars[0]) {
      redraw.current?.now();
      return undefined;
    }
    const timer = setTimeout(() => redraw.current?.request());
    return () => clearTimeout(timer);
  });

  return { container, chart, hovered, isBehind, values };
}
