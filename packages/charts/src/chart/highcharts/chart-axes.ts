import { colour, RADIUS, WEIGHT } from '@bourse/ui-kit';
import { axisWriter, LABEL_PADDING, LABEL_SIZE, panesBelow, VOLUME, type ChartLook } from '../plot/chart-look';
import type Highcharts from './highcharts';
import { paneLayout } from '../plot/pane-layout';
import { momentWriter, tickWriter, type WriteTick } from '../plot/time-axis';

const label = { color: colour.quiet, fontSize: LABEL_SIZE };
const lines = { gridLineColor: colour.line, lineColor: colour.line, tickColor: colour.line };
const crosshair = { color: colour.quiet, dashStyle: 'Dash', width: 1 } as const;

/** The price or the moment at which the crosshair points, on its axis. */
const crosshairTag = {
  enabled: true,
  shape: 'rect',
  borderRadius: RADIUS.control,
  padding: LABEL_PADDING,
  backgroundColor: colour.raised,
  style: { color: colour.text, fontSize: LABEL_SIZE, fontWeight: String(WEIGHT.regular) },
};

/** Room for the newest candle's right half. */
export const LEAST_ROOM = '1.5%';

export function timeAxis({ format }: ChartLook): Highcharts.XAxisOptions {
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
    overscroll: LEAST_ROOM,
    minRange: 1,
    crosshair: { ...crosshair, snap: true, label: { ...crosshairTag, formatter: momentWriter(format) } },
    // The moment of the cross-hair covers them.
    tickLength: 4,
    labels: {
      y: 15,
      style: label,
      formatter() {
        return write(this);
      },
    },
  };
}

/** Figures to the right of a scale, and the crosshair's figure over them. */
function figures(look: ChartLook, decimals: number): Highcharts.YAxisOptions {
  const written = axisWriter(look.format, decimals);
  return {
    ...lines,
    opposite: true,
    lineWidth: 0,
    crosshair: {
      ...crosshair,
      snap: false,
      label: { ...crosshairTag, formatter: written },
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

const guide = (value: number): Highcharts.YAxisPlotLinesOptions => ({
  value,
  color: colour.line,
  width: 1,
  dashStyle: 'Dash',
  zIndex: 1,
});

/** Ends between two figures: at whole ones, the prices would lose up to a third of their height. */
const FITTED = {
  startOnTick: false,
  endOnTick: false,
  showLastLabel: true,
  maxPadding: 0.08,
  minPadding: 0.08,
} as const;

/** The scale of prices, and below it one for each pane. */
export function valueAxes(look: ChartLook): Highcharts.YAxisOptions[] {
  const below = panesBelow(look);
  const places = paneLayout(below.length);
  const place = (index: number) => ({ top: `${places[index]?.top ?? 0}%`, height: `${places[index]?.height ?? 0}%` });
  const plain = { offset: 0, gridLineWidth: 0 };
  return [
    {
      ...figures(look, look.decimals),
      ...place(0),
      ...FITTED,
      type: look.isLogarithmic ? 'logarithmic' : 'linear',
    },
    ...below.map((id, index): Highcharts.YAxisOptions => {
      if (id === VOLUME) return { ...lines, ...plain, ...place(1), lineWidth: 0, min: 0, labels: { enabled: false } };
      const pane = look.panes.find((each) => each.id === id);
      return {
        ...figures(look, pane?.decimals ?? look.decimals),
        ...plain,
        ...place(index + 1),
        tickPixelInterval: 36,
        startOnTick: false,
        endOnTick: false,
        plotLines: pane?.guides.map(guide) ?? [],
      };
    }),
  ];
}
