import { colour, soft } from '@bourse/ui-kit';
import {
  AreaSeries,
  BarSeries,
  CandlestickSeries,
  HistogramSeries,
  LineSeries,
  LineStyle,
  type IChartApiBase,
  type ISeriesApi,
  type PriceFormatCustom,
  type SeriesDataItemTypeMap,
  type SeriesType,
} from 'lightweight-charts';
import type { DrawingBar } from '../drawing/drawing-bar';
import { axisWriter, panesBelow, VOLUME, type ChartLook } from '../plot/chart-look';
import { isOfCandles } from '../plot/chart-kind';
import { paneLayout } from '../plot/pane-layout';
import { TINTS, type Plot, type PlotValues } from '../plot/plot';
import type { ReadColour } from './canvas-colours';
import { timeOf } from './zoned-scale';

/** A series with the rule of its points. */
export interface DrawnSeries {
  readonly setBars: (bars: readonly DrawingBar[], values: PlotValues, read: ReadColour) => void;
  /** The running bar has changed. `index`: of it. */
  readonly updateBar: (bar: DrawingBar, index: number, values: PlotValues, read: ReadColour) => void;
  readonly applyStyle: (read: ReadColour) => void;
}

type Chart = IChartApiBase;
type PointOf<Type extends SeriesType> = (
  bar: DrawingBar,
  index: number,
  values: PlotValues,
  read: ReadColour,
) => SeriesDataItemTypeMap[Type];

function drawn<Type extends SeriesType>(
  series: ISeriesApi<Type>,
  point: PointOf<Type>,
  applyStyle: DrawnSeries['applyStyle'],
): DrawnSeries {
  return {
    setBars: (bars, values, read) => series.setData(bars.map((bar, index) => point(bar, index, values, read))),
    updateBar: (bar, index, values, read) => series.update(point(bar, index, values, read)),
    applyStyle,
  };
}

/** Without the library's own mark of the last value, which the chart replaces. */
const PLAIN = { lastValueVisible: false, priceLineVisible: false } as const;
const PLAIN_LINE = { ...PLAIN, crosshairMarkerVisible: false } as const;

const COLUMN_STRENGTH = 45;
const upColumn = soft(colour.up, COLUMN_STRENGTH);
const downColumn = soft(colour.down, COLUMN_STRENGTH);

/** Figures of an axis. `isHidden`: figures below a tag are left out. */
export function figures(
  look: ChartLook,
  decimals: number,
  isHidden: (value: number) => boolean = () => false,
): PriceFormatCustom {
  const write = axisWriter(look.format, decimals);
  return {
    type: 'custom',
    minMove: 10 ** -decimals,
    base: 10 ** decimals,
    formatter: write,
    tickmarksFormatter: (values) => values.map((value) => (isHidden(value) ? '' : write(value))),
  };
}

const NO_FIGURES: PriceFormatCustom = {
  type: 'custom',
  minMove: 1,
  formatter: () => '',
  tickmarksFormatter: (values) => values.map(() => ''),
};

const closePoint = ({ time, close }: DrawingBar) => ({ time: timeOf(time), value: close });
const barPoint = ({ time, open, high, low, close }: DrawingBar) => ({ time: timeOf(time), open, high, low, close });

export interface PriceSeries extends DrawnSeries {
  readonly api: ISeriesApi<SeriesType>;
}

/** The prices in the form that the user has selected. */
export function addPrices(chart: Chart, { kind }: ChartLook): PriceSeries {
  if (isOfCandles(kind)) {
    const api = chart.addSeries(CandlestickSeries, PLAIN);
    // Rising candles are hollow, so that the direction does not depend on colour only.
    const applyStyle = (read: ReadColour) => {
      const [up, down] = [read(colour.up), read(colour.down)];
      api.applyOptions({ upColor: read(colour.panel), borderUpColor: up, wickUpColor: up });
      api.applyOptions({ downColor: down, borderDownColor: down, wickDownColor: down });
    };
    return { api, ...drawn<'Candlestick'>(api, barPoint, applyStyle) };
  }
  if (kind === 'ohlc') {
    const api = chart.addSeries(BarSeries, PLAIN);
    const applyStyle = (read: ReadColour) =>
      api.applyOptions({ upColor: read(colour.up), downColor: read(colour.down) });
    return { api, ...drawn<'Bar'>(api, barPoint, applyStyle) };
  }
  if (kind === 'line') {
    const api = chart.addSeries(LineSeries, { ...PLAIN_LINE, lineWidth: 2 });
    return { api, ...drawn<'Line'>(api, closePoint, (read) => api.applyOptions({ color: read(colour.accent) })) };
  }
  const api = chart.addSeries(AreaSeries, { ...PLAIN_LINE, lineWidth: 2 });
  const applyStyle = (read: ReadColour) => {
    const fill = read(soft(colour.accent, 14));
    api.applyOptions({ lineColor: read(colour.accent), topColor: fill, bottomColor: fill });
  };
  return { api, ...drawn<'Area'>(api, closePoint, applyStyle) };
}

const volumePoint: PointOf<'Histogram'> = ({ time, open, close, volume }, _index, _values, read) => ({
  time: timeOf(time),
  value: volume,
  color: read(close < open ? downColumn : upColumn),
});

function addVolume(chart: Chart, pane: number): DrawnSeries {
  const series = chart.addSeries(HistogramSeries, { ...PLAIN, base: 0, priceFormat: NO_FIGURES }, pane);
  return drawn<'Histogram'>(series, volumePoint, () =>
    series.priceScale().applyOptions({ scaleMargins: { top: 0.05, bottom: 0 } }),
  );
}

function addPlot(
  chart: Chart,
  { id, shape, tint }: Plot,
  { pane, priceFormat, guides }: { pane: number; priceFormat: PriceFormatCustom; guides: readonly number[] },
): DrawnSeries {
  const valueOf = (values: PlotValues, index: number) => values[id]?.[index] ?? null;
  if (shape === 'columns') {
    const series = chart.addSeries(HistogramSeries, { ...PLAIN, base: 0, priceFormat }, pane);
    const point: PointOf<'Histogram'> = ({ time }, index, values, read) => {
      const value = valueOf(values, index);
      if (value === null) return { time: timeOf(time) };
      return { time: timeOf(time), value, color: read(value < 0 ? downColumn : upColumn) };
    };
    return drawn<'Histogram'>(series, point, styleGuides(series, guides));
  }
  const series = chart.addSeries(LineSeries, { ...PLAIN_LINE, lineWidth: 1, priceFormat }, pane);
  const point: PointOf<'Line'> = ({ time }, index, values) => {
    const value = valueOf(values, index);
    return value === null ? { time: timeOf(time) } : { time: timeOf(time), value };
  };
  const applyGuides = styleGuides(series, guides);
  return drawn<'Line'>(series, point, (read) => {
    series.applyOptions({ color: read(TINTS[tint]) });
    applyGuides(read);
  });
}

/** Draws the levels that help to read a pane; returns the function that colours them. */
function styleGuides(series: ISeriesApi<SeriesType>, levels: readonly number[]): DrawnSeries['applyStyle'] {
  const options = { lineStyle: LineStyle.Dashed, lineWidth: 1, axisLabelVisible: false, title: '' } as const;
  const guides = levels.map((price) => series.createPriceLine({ ...options, price }));
  return (read) => {
    for (const guide of guides) guide.applyOptions({ color: read(colour.line) });
  };
}

/** The volume and the indicators, in panes below the prices where they have one. */
export function addIndicators(chart: Chart, look: ChartLook): readonly DrawnSeries[] {
  const below = panesBelow(look);
  const series = [
    ...(look.hasVolume ? [addVolume(chart, below.indexOf(VOLUME) + 1)] : []),
    ...look.plots.map((plot, index) => {
      const pane = look.panes.find(({ id }) => id === plot.pane);
      const isFirst = look.plots.findIndex((each) => each.pane === plot.pane) === index;
      return addPlot(chart, plot, {
        pane: pane ? below.indexOf(pane.id) + 1 : 0,
        priceFormat: figures(look, pane?.decimals ?? look.decimals),
        guides: isFirst && pane ? pane.guides : [],
      });
    }),
  ];
  const places = paneLayout(below.length);
  chart.panes().forEach((pane, index) => {
    const [top, end] = [places[index]?.top ?? 0, places[index + 1]?.top ?? 100];
    pane.setStretchFactor(end - top);
  });
  return series;
}
