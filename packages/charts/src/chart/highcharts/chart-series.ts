import { colour, soft } from '@bourse/ui-kit';
import { isOfCandles } from '../plot/chart-kind';
import { panesBelow, VOLUME, type ChartLook } from '../plot/chart-look';
import type { DrawingBar } from '../drawing/drawing-bar';
import type Highcharts from './highcharts';
import { TINTS, type Plot } from '../plot/plot';

export const PRICE = 'price';

// Colours are the theme's variables: a switch of theme or price colours needs nothing from the chart.
function priceSeries({ kind }: ChartLook): Highcharts.SeriesOptionsType {
  const common = { id: PRICE, yAxis: 0 };
  if (isOfCandles(kind)) {
    return {
      ...common,
      type: 'candlestick',
      // Rising candles are hollow, so that the direction does not depend on colour only.
      color: colour.down,
      lineColor: colour.down,
      upColor: colour.panel,
      upLineColor: colour.up,
    };
  }
  if (kind === 'ohlc') return { ...common, type: 'ohlc', color: colour.down, upColor: colour.up, lineWidth: 1.5 };
  const line = { ...common, color: colour.accent, lineWidth: 1.5 };
  if (kind === 'line') return { ...line, type: 'line' };
  return { ...line, type: 'area', fillColor: soft(colour.accent, 14), threshold: null };
}

const COLUMN_STRENGTH = 45;

function plotSeries({ id, shape, tint }: Plot, yAxis: number): Highcharts.SeriesOptionsType {
  const common = { id, yAxis, enableMouseTracking: false };
  if (shape === 'line') return { ...common, type: 'line', color: TINTS[tint], lineWidth: 1 };
  return {
    ...common,
    type: 'column',
    color: soft(colour.up, COLUMN_STRENGTH),
    negativeColor: soft(colour.down, COLUMN_STRENGTH),
    borderWidth: 0,
  };
}

/** Everything that is drawn, without data. */
export function seriesOptions(look: ChartLook): Highcharts.SeriesOptionsType[] {
  const panes = panesBelow(look);
  const axisOf = (pane: string | undefined) => (pane === undefined ? 0 : panes.indexOf(pane) + 1);
  const volume: Highcharts.SeriesOptionsType = {
    id: VOLUME,
    type: 'column',
    yAxis: 1,
    borderWidth: 0,
    enableMouseTracking: false,
  };
  return [
    priceSeries(look),
    ...(look.hasVolume ? [volume] : []),
    ...look.plots.map((plot) => plotSeries(plot, axisOf(plot.pane))),
  ];
}

/** A bar as the price series takes it. */
export function pricePoint(kind: ChartLook['kind'], { time, open, high, low, close }: DrawingBar): number[] {
  return isOfCandles(kind) || kind === 'ohlc' ? [time, open, high, low, close] : [time, close];
}

const upVolume = soft(colour.up, COLUMN_STRENGTH);
const downVolume = soft(colour.down, COLUMN_STRENGTH);

/** A bar as the volume series takes it, in the colour of its candle. */
export function volumePoint({ time, open, close, volume }: DrawingBar): Highcharts.PointOptionsObject {
  return { x: time, y: volume, color: close < open ? downVolume : upVolume };
}
