import { HighchartsReact, type HighchartsReactRefObject } from 'highcharts-react-official';
import { useMemo, type Ref } from 'react';
import type { ChartLook } from './chart-look';
import { chartOptions, type OnHover } from './chart-options';
import Highcharts from './highcharts';

export interface StockPlotProps {
  readonly look: ChartLook;
  readonly onHover: OnHover;
  readonly ref: Ref<HighchartsReactRefObject>;
}

/** The mounted chart. */
export function chartIn(mount: HighchartsReactRefObject | null): Highcharts.Chart | undefined {
  // `HighchartsReact` declares a chart without the members that the Stock module adds.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `constructorType` below makes a Stock chart
  return mount?.chart as Highcharts.Chart | undefined;
}

/**
 * Mounts a Highcharts Stock chart. Data and view are set through the chart object, because a `Chart.update` per tick
 * costs too much; so the component passes no changed options. Another look is another instance (`key`).
 */
export function StockPlot({ look, onHover, ref }: StockPlotProps) {
  const options = useMemo(() => chartOptions(look, onHover), [look, onHover]);
  return (
    <HighchartsReact
      ref={ref}
      highcharts={Highcharts}
      constructorType="stockChart"
      options={options}
      allowChartUpdate={false}
    />
  );
}
