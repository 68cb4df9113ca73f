import { timeAxis, valueAxes } from './chart-axes';
import { LABEL_PADDING, type ChartLook } from './chart-look';
import { seriesOptions } from './chart-series';
import type Highcharts from './highcharts';

export interface ChartEvents {
  /** The reader, or new bars, moved the view. */
  readonly onMove: () => void;
  /** The pointer is at a bar, by its opening time, or has left. */
  readonly onHover: (openTime: number | undefined) => void;
  /** The chart has drawn: what lies over it may have to move. */
  readonly onDraw: () => void;
}

const CHARACTER_WIDTH = 6.5;
/** Above the prices stand the figures of a bar; CSS pixels. */
export const legendHeight = ({ legendLines }: Pick<ChartLook, 'legendLines'>) => 6 + 18 * legendLines;
/** To the right of the prices stand their figures; CSS pixels. */
export const axisWidth = ({ priceLength }: Pick<ChartLook, 'priceLength'>) =>
  Math.ceil(priceLength * CHARACTER_WIDTH) + 2 * LABEL_PADDING + 4;
/** Below the panes stands the time; CSS pixels. */
export const TIME_HEIGHT = 24;

/** Everything about the chart but its data. */
export function chartOptions(look: ChartLook, events: ChartEvents): Highcharts.Options {
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
      // That there is one lets a finger scroll the page after a pinch, which the chart else holds for its own.
      events: { render: events.onDraw, click: () => undefined },
      panning: { enabled: true, type: 'x' },
      zooming: {
        mouseWheel: { enabled: true, type: 'x' },
        pinchType: 'x',
      },
    },
    // Our variables stand on the container; a style element would break the content security policy.
    palette: { injectCSS: false },
    // A summary, a table and keys of our own stand beside the chart, see `ChartWords`.
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
              events.onHover(this.x);
            },
            mouseOut: () => events.onHover(undefined),
          },
        },
      },
      candlestick: { pointPadding: 0.1, groupPadding: 0.1 },
      column: { pointPadding: 0.15, groupPadding: 0.1, borderRadius: 0 },
    },
    xAxis: { ...timeAxis(look), events: { afterSetExtremes: events.onMove } },
    yAxis: valueAxes(look),
    series: seriesOptions(look),
  };
}
