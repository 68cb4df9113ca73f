import { useImperativeHandle, useRef } from 'react';
import type { ChartControl, ChartEngine, PlotMount, PlotProps } from '../plot/chart-engine';

export interface WatchedEngine {
  readonly engine: ChartEngine;
  /** The control of the chart that was mounted last. */
  readonly control: () => ChartControl | undefined;
}

/** The same engine, which gives access to its mounted chart: the caller finds the moment below a press. */
export function watchedEngine(engine: ChartEngine): WatchedEngine {
  let mounted: ChartControl | undefined;
  const { Plot } = engine;
  function WatchedPlot({ ref, ...props }: PlotProps) {
    const mount = useRef<PlotMount>(null);
    useImperativeHandle(
      ref,
      () => ({
        control: (events) => {
          mounted = mount.current?.control(events);
          return mounted;
        },
      }),
      [],
    );
    return <Plot ref={mount} {...props} />;
  }
  return { engine: { ...engine, Plot: WatchedPlot }, control: () => mounted };
}
