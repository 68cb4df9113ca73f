import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ChartControl, PlotMount } from './chart-engine';
import type { ChartLook } from './chart-look';
import type { PriceView } from './price-view';

export interface ChartControlEvents {
  /** The chart is made and has no bars. Returns whether it shows the series of the chart before, whose view is kept. */
  readonly onMount: () => boolean;
  readonly onMove: (chart: ChartControl, view: PriceView) => void;
  readonly onDraw: (chart: ChartControl) => void;
}

/**
 * Controls the chart of the mounted look, from the commit that makes it to the one that destroys it. The view is kept when the chart is
 * made anew for another kind, language or number of decimals.
 */
export function useChartControl(
  chartRef: RefObject<ChartControl | undefined>,
  mountedLook: ChartLook | undefined,
  events: ChartControlEvents,
): RefObject<PlotMount | null> {
  const mount = useRef<PlotMount>(null);
  const lastView = useRef<PriceView>(undefined);
  const noteMove = useEffectEvent(() => {
    const view = chartRef.current?.view();
    if (!chartRef.current || !view) return;
    lastView.current = view;
    events.onMove(chartRef.current, view);
  });
  const noteDraw = useEffectEvent(() => {
    if (chartRef.current) events.onDraw(chartRef.current);
  });
  const noteMount = useEffectEvent(() => events.onMount());
  // A layout effect runs after those of the child that makes the chart, and its clean-up in the commit that destroys the chart.
  useLayoutEffect(() => {
    if (!mountedLook) return undefined;
    const control = mount.current?.control({ onMove: () => noteMove(), onDraw: () => noteDraw() });
    if (!control) return undefined;
    chartRef.current = control;
    const view = lastView.current;
    const isSame = noteMount();
    if (view && isSame) control.setView(view);
    return () => {
      control.release();
      chartRef.current = undefined;
    };
  }, [chartRef, mountedLook]);
  return mount;
}
