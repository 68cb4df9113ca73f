import { useEffect, useRef, useState, type RefObject, useLayoutEffect } from 'react';
import type { ChartLook } from './chart-look';
import type { ChartControl, PlotMount } from './chart-engine';
import type { PlotValues } from './plot';
import type { PlotInput } from './plot-input';
import { isNearStart } from './price-view';
import { useChartControl } from './use-chart-control';
import { usePacedRedraw } from './use-paced-redraw';
import { useShownBars } from './use-shown-bars';

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

/** The look of the chart to mount; `undefined` until the next commit when the look changes, which destroys the chart before. */
function useMountedLook(look: ChartLook): ChartLook | undefined {
  // The first layout gives the width, and with it another look: only the second one is mounted.
  const [laidOut, setLaidOut] = useState<ChartLook>();
  // oxlint-disable-next-line react/set-state-in-effect -- the commit in between destroys the chart of the look before
  useLayoutEffect(() => setLaidOut(look), [look]);
  return laidOut === look ? look : undefined;
}

/** Decides when the chart is mounted, and keeps it in sync with the bars. */
export function usePlot(input: PlotInput): UsePlot {
  const { look, bars } = input;
  const chart = useRef<ChartControl>(undefined);
  const [hovered, setHovered] = useState<number>();
  const { values, isBehind, setBehind, show, forget, isOther, isOtherSeries } = useShownBars(input, chart);
  const redraw = usePacedRedraw(show);
  const mountedLook = useMountedLook(look);
  const mount = useChartControl(chart, mountedLook, {
    onMount: () => {
      const isSame = !isOtherSeries();
      forget();
      redraw.current?.now();
      return isSame;
    },
    onMove: (control, view) => {
      setBehind(control.isBehind());
      if (isNearStart(view, bars)) input.onNearStart();
      // Comparisons start from the oldest bar in view.
      if (input.compared) redraw.current?.request();
    },
    onDraw: input.onDraw,
  });
  // After every render; `show` ignores unchanged data. New or other series are drawn at once. The running bar is drawn
  // in a separate task, so that it does not delay the render.
  useEffect(() => {
    if (isOther()) {
      redraw.current?.now();
      return undefined;
    }
    const timer = setTimeout(() => redraw.current?.request());
    return () => clearTimeout(timer);
  });

  return { mountedLook, mount, onHover: setHovered, chart, hovered, isBehind, values };
}
