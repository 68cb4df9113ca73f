import { decimal } from '@bourse/decimal';
import { zoneName, type Formatter } from '@bourse/i18n';
import { colour, soft } from '@bourse/ui-kit';
import { figureWriter } from '../order-book/figures';
import type { ChartKind } from './chart-kind';
import type Highcharts from './highcharts';
import { tickWriter, type WriteTick } from './time-axis';

export interface ChartLook {
  readonly kind: ChartKind;
  readonly format: Formatter;
  /** Places of a price. */
  readonly decimals: number;
  /** Characters of a price: the axis has room for so many. */
  readonly priceLength: number;
}

export interface ChartEvents {
  /** The reader, or new bars, moved the view. */
  readonly onMove: () => void;
  /** The pointer is at a bar, by its opening time, or has left. */
  readonly onHover: (openTime: number | undefined) => void;
  /** The chart has drawn: what lies over it may have to move. */
  readonly onDraw: () => void;
}

export const PRICE = 'price';
export const VOLUME = 'volume';

const LABEL_SIZE = '11px';
const CHARACTER_WIDTH = 6.5;
const LABEL_PADDING = 4;
// Above the prices stands the line of figures.
const LEGEND_HEIGHT = 24;
const label = { color: colour.quiet, fontSize: LABEL_SIZE };
const lines = { gridLineColor: colour.line, lineColor: colour.line, tickColor: colour.line };

/** A price on its axis: what the crosshair and the last price point at. */
const axisTag = (backgroundColor: string, color: string) => ({
  enabled: true,
  shape: 'rect',
  borderRadius: 3,
  padding: LABEL_PADDING,
  backgroundColor,
  style: { color, fontSize: LABEL_SIZE, fontWeight: 'normal' },
});

/** Axis figures are made by the chart out of its drawing numbers; digits beyond the pair's places are noise. */
function priceWriter(format: Formatter, decimals: number) {
  const write = figureWriter(format, decimals);
  return (value: number | string) => write(decimal(Number(value).toFixed(decimals)));
}

// Colours are the theme's variables: a switch of theme or price colours needs nothing from the chart.
function priceSeries({ kind, format, decimals }: ChartLook): Highcharts.SeriesOptionsType {
  const lastPrice = {
    enabled: true,
    color: colour.accent,
    dashStyle: 'Dash' as const,
    width: 1,
    label: { ...axisTag(colour.accentFill, '#ffffff'), formatter: priceWriter(format, decimals) },
  };
  const common = { id: PRICE, yAxis: 0, lastPrice };
  if (kind === 'candles') {
    return {
      ...common,
      type: 'candlestick',
      // Rising candles are hollow, so that direction does not hang on colour alone.
      color: colour.down,
      lineColor: colour.down,
      upColor: colour.panel,
      upLineColor: colour.up,
    };
  }
  const line = { ...common, color: colour.accent, lineWidth: 1.5 };
  if (kind === 'line') return { ...line, type: 'line' };
  return { ...line, type: 'area', fillColor: soft(colour.accent, 14), threshold: null };
}

const volumeSeries: Highcharts.SeriesOptionsType = {
  id: VOLUME,
  type: 'column',
  yAxis: 1,
  color: soft(colour.quiet, 40),
  borderWidth: 0,
  enableMouseTracking: false,
};

function timeAxis({ format }: ChartLook): Highcharts.XAxisOptions {
  let writer: { interval: number; write: WriteTick } | undefined;
  const write = ({ axis, value }: Highcharts.AxisLabelsFormatterContextObject) => {
    const ticks = axis.tickPositions ?? [];
    const interval = (ticks[1] ?? 0) - (ticks[0] ?? 0);
    if (writer?.interval !== interval) writer = { interval, write: tickWriter(format, interval) };
    return writer.write(Number(value));
  };
  return {
    ...lines,
    type: 'datetime',
    ordinal: true,
    // Room for the newest candle's right half.
    overscroll: '1.5%',
    minRange: 1,
    crosshair: { color: colour.quiet, dashStyle: 'Dash', width: 1, snap: true },
    labels: {
      style: label,
      formatter() {
        return write(this);
      },
    },
  };
}

function priceAxis({ format, decimals }: ChartLook): Highcharts.YAxisOptions {
  const written = priceWriter(format, decimals);
  return {
    ...lines,
    opposite: true,
    height: '78%',
    lineWidth: 0,
    maxPadding: 0.05,
    minPadding: 0.05,
    crosshair: {
      color: colour.quiet,
      dashStyle: 'Dash',
      width: 1,
      snap: false,
      label: { ...axisTag(colour.raised, colour.text), formatter: written },
    },
    labels: {
      align: 'left',
      x: LABEL_PADDING,
      y: 4,
      style: label,
      formatter() {
        return written(this.value);
      },
    },
  };
}

/** Everything about the chart but its data. */
export function chartOptions(look: ChartLook, events: ChartEvents): Highcharts.Options {
  return {
    chart: {
      animation: false,
      backgroundColor: 'transparent',
      spacing: [LEGEND_HEIGHT, 0, 4, 8],
      marginRight: Math.ceil(look.priceLength * CHARACTER_WIDTH) + 2 * LABEL_PADDING + 4,
      style: { fontFamily: 'inherit' },
      events: { render: events.onDraw },
      panning: { enabled: true, type: 'x' },
      zooming: {
        mouseWheel: { enabled: true, type: 'x' },
        pinchType: 'x',
        resetButton: { theme: { display: 'none' } },
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
    tooltip: { enabled: false },
    time: { timezone: zoneName(look.format.timeZone) },
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
      column: { pointPadding: 0.15, groupPadding: 0.1 },
    },
    xAxis: { ...timeAxis(look), events: { afterSetExtremes: events.onMove } },
    yAxis: [
      priceAxis(look),
      {
        ...lines,
        top: '80%',
        height: '20%',
        offset: 0,
        lineWidth: 0,
        gridLineWidth: 0,
        min: 0,
        labels: { enabled: false },
      },
    ],
    series: [priceSeries(look), volumeSeries],
  };
}
