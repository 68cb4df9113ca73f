import { HighchartsReact, type HighchartsReactRefObject } from 'highcharts-react-official';
import { useImperativeHandle, useMemo, useRef } from 'react';
import type { PlotProps } from '../plot/chart-engine';
import { chartOptions } from './chart-options';
import { controlChart } from './control-chart';
import Highcharts from './highcharts';

/** The mounted chart. */
function chartIn(mount: HighchartsReactRefObject | null): Highcharts.Chart | undefined {
  // `HighchartsReact` declares a chart without the members that the Stock module adds.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `constructorType` below makes a Stock chart
  return mount?.chart as Highcharts.Chart | undefined;
}

/**
 * Mounts a Highcharts Stock chart. Data and view are set through the chart object, because a `Chart.update` per tick
 * costs too much; so the component passes no changed options. Another look is another instance.
 */
export function StockPlot({ look, onHover, ref }: PlotProps) {
  const options = useMemo(() => chartOptions(look, onHover), [look, onHover]);
  const mount = useRef<HighchartsReactRefObject>(null);
  useImperativeHandle(
    ref,
    () => ({
      control: (events) => {
        const chart = chartIn(mount.current);
        return chart && controlChart(chart, look, events);
      },
    }),
    [look],
  );
  return (
    <HighchartsReact
      ref={mount}
      highcharts={Highcharts}
      constructorType="stockChart"
      options={options}
      allowChartUpdate={false}
    />
  );
}
