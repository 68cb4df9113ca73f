import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import { colour } from '@bourse/ui-kit';
import { useMemo } from 'react';
import { BasicPlot } from './basic-plot';
import type Highcharts from './highcharts';

export interface PiePlotProps {
  readonly values: readonly Decimal[];
  /** One colour a value. */
  readonly colours: readonly string[];
  /** Width and height, CSS pixels. */
  readonly size: number;
  readonly isAnimated: boolean;
}

/** The ring of a donut chart. Loads with Highcharts. */
export function PiePlot({ values, colours, size, isAnimated }: PiePlotProps) {
  const options = useMemo(
    (): Highcharts.Options => ({
      chart: { margin: 0, spacing: [0, 0, 0, 0] },
      tooltip: { enabled: false },
      plotOptions: {
        pie: {
          size: '100%',
          innerSize: '64%',
          borderColor: colour.panel,
          borderWidth: 2,
          dataLabels: { enabled: false },
          enableMouseTracking: false,
        },
      },
      series: [
        {
          type: 'pie',
          data: values.map((value, index) => ({ y: toDrawingNumber(value), color: colours[index] ?? colour.quiet })),
        },
      ],
    }),
    [values, colours],
  );
  return <BasicPlot options={options} height={size} isAnimated={isAnimated} />;
}
