import { decimal, toDrawingNumber, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour, FONT_SIZE, soft } from '@bourse/ui-kit';
import { useMemo } from 'react';
import { BasicPlot } from './basic-plot';
import type Highcharts from './highcharts';
import type { LinePoint } from './line-summary';

export interface LinePlotProps {
  readonly points: readonly LinePoint[];
  readonly write: (value: Decimal) => string;
  /** CSS pixels. */
  readonly height: number;
  readonly isAnimated: boolean;
  readonly isStep: boolean;
}

/** The chart computes its axis labels in floating point: digits beyond these decimals are noise. */
const AXIS_DECIMALS = 8;
const axisFigure = (value: number | string) => decimal(Number(value).toFixed(AXIS_DECIMALS));

const label = { color: colour.quiet, fontSize: `${FONT_SIZE.dense}px` };

/** The plot of a line chart. Loads with Highcharts. */
export function LinePlot({ points, write, height, isAnimated, isStep }: LinePlotProps) {
  const format = useFormat();
  const options = useMemo((): Highcharts.Options => {
    const { timeZone } = format;
    const valueAt = new Map(points.map(({ time, value }) => [time, value]));
    return {
      // The labels of the values are measured before their font has loaded, and may be wider than that.
      chart: { spacing: [8, 0, 4, 8] },
      time: timeZone === 'local' ? {} : { timezone: timeZone },
      xAxis: {
        type: 'datetime',
        // A date with its year takes up to 100 px in the longest language.
        tickPixelInterval: 160,
        lineColor: colour.line,
        tickColor: colour.line,
        crosshair: { color: colour.quiet, dashStyle: 'Dash', width: 1 },
        labels: {
          style: label,
          formatter() {
            return format.date(Number(this.value));
          },
        },
      },
      yAxis: {
        title: { text: '' },
        gridLineColor: colour.line,
        labels: {
          style: label,
          formatter() {
            return write(axisFigure(this.value));
          },
        },
      },
      tooltip: {
        formatter() {
          const value = valueAt.get(this.x);
          return `${format.zonedDateTime(this.x)}<br/><b>${value === undefined ? '' : write(value)}</b>`;
        },
      },
      series: [
        {
          type: 'area',
          data: points.map(({ time, value }) => [time, toDrawingNumber(value)]),
          color: colour.accent,
          fillColor: soft(colour.accent, 12),
          lineWidth: 1.5,
          ...(isStep && { step: 'left' as const }),
          threshold: isStep ? 0 : null,
          marker: { enabled: points.length === 1 },
        },
      ],
    };
  }, [points, write, format, isStep]);
  return <BasicPlot {...{ options, height, isAnimated }} />;
}
