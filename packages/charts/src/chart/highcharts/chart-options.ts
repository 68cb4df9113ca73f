import { timeAxis, valueAxes } from './chart-axes';
import type { OnHover } from '../plot/chart-engine';
import type { ChartLook } from '../plot/chart-look';
import { axisWidth, legendHeight, TIME_HEIGHT } from '../plot/plot-margins';
import { seriesOptions } from './chart-series';
import type Highcharts from './highcharts';

/** Everything about the chart but its data. */
export function chartOptions(look: ChartLook, onHover: OnHover): Highcharts.Options {
  const zone = look.format.timeZone;
  return {
    chart: {
      animation: false,
      backgroundColor: 'transparent',
      spacing: [legendHeight(look), 0, 4, 8],
      marginTop: legendHeight(look),
      marginBottom: TIME_HEIGHT,
      marginRight: axisWidth(look),
      style: { fontFamily: 'inherit' },
      // This handler lets a finger scroll the page after a pinch; otherwise the chart keeps capturing touches.
      events: { click: () => undefined },
      panning: { enabled: true, type: 'x' },
      zooming: {
        mouseWheel: { enabled: true, type: 'x' },
        pinchType: 'x',
      },
    },
    // CSS variables are set on the container: a style element would violate the content security policy.
    palette: { injectCSS: false },
    // The chart has its own summary, table and keys, see `ChartWords`.
    accessibility: { enabled: false },
    // The sound has a chart of its own, see `sonifyValues`: the module would follow each redraw of this one.
    sonification: { enabled: false },
    credits: { enabled: false },
    legend: { enabled: false },
    navigator: { enabled: false },
    rangeSelector: { enabled: false },
    scrollbar: { enabled: false },
    title: { text: '' },
    // One finger moves the view; a held one points, see `pointOnHold`.
    tooltip: { enabled: false, followTouchMove: false },
    time: zone === 'local' ? {} : { timezone: zone },
    plotOptions: {
      series: {
        animation: false,
        dataGrouping: { enabled: false },
        turboThreshold: 0,
        states: { hover: { enabled: false }, inactive: { enabled: false } },
        marker: { enabled: false },
        stickyTracking: true,
        point: {
          events: {
            mouseOver() {
              onHover(this.x);
            },
            mouseOut: () => onHover(undefined),
          },
        },
      },
      candlestick: { pointPadding: 0.1, groupPadding: 0.1 },
      column: { pointPadding: 0.15, groupPadding: 0.1, borderRadius: 0 },
    },
    xAxis: timeAxis(look),
    yAxis: valueAxes(look),
    series: seriesOptions(look),
  };
}
