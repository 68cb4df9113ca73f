import { timeAxis, valueAxes } from './chart-axes';
import { LABEL_PADDING, type ChartLook } from './chart-look';
import { seriesOptions } from './chart-series';
import type Highcharts from './highcharts';

/** The pointer is at a bar, by its opening time, or has left. */
export type OnHover = (openTime: number | undefined) => void;

const CHARACTER_WIDTH = 6.5;
/** Space above the prices for the legend; CSS pixels. */
export const legendHeight = ({ legendLines }: Pick<ChartLook, 'legendLines'>) => 6 + 18 * legendLines;
/** Width of the price axis at the right; CSS pixels. */
export const axisWidth = ({ priceLength }: Pick<ChartLook, 'priceLength'>) =>
  Math.ceil(priceLength * CHARACTER_WIDTH) + 2 * LABEL_PADDING + 4;
/** Height of the time axis below the panes; CSS pixels. */
export const TIME_HEIGHT = 24;

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
