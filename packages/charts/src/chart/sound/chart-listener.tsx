import { toDrawingNumber } from '@bourse/decimal';
import type { RefObject } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartControl } from '../plot/chart-engine';
import type { PlotAreaStore } from '../plot/plot-area-store';
import { barsIn } from '../plot/price-view';
import type { Plot, PlotValues } from '../plot/plot';
import { ChartSound } from './chart-sound';
import { linesIn } from './lines-in';
import type { ReadingsInput } from './use-readings';

export interface ChartListenerProps extends Pick<ReadingsInput, 'request' | 'decimals' | 'loadSound'> {
  readonly plots: readonly Plot[];
  /** One value per bar. */
  readonly values: PlotValues;
  readonly bars: readonly Bar[];
  readonly chart: RefObject<ChartControl | undefined>;
  readonly plotAreas: PlotAreaStore;
  /** The element of the plot. */
  readonly container: RefObject<HTMLElement | null>;
}

/** The chart as text and sound, of the bars that a mounted chart shows. */
export function ChartListener({ bars, plots, values, chart, plotAreas, container, ...rest }: ChartListenerProps) {
  const pointAtBar: ReadingsInput['onPoint'] = (openTime, price) => {
    const area = plotAreas.get();
    const { left, top } = container.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    if (!area) return;
    chart.current?.pointAt({
      clientX: left + area.xOf(openTime),
      clientY: top + area.yOf(toDrawingNumber(price)),
    });
  };
  const barsInView = () => {
    const view = chart.current?.view();
    return view ? barsIn(view, bars) : [];
  };
  const linesInView = () => linesIn(chart.current?.view(), bars, plots, values);
  return <ChartSound {...rest} {...{ barsInView, linesInView }} onPoint={pointAtBar} />;
}
