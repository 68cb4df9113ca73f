import type { Decimal } from '@bourse/decimal';
import { useSite, type ChartLibrary } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Box, ErrorState, lazyPart, Skeleton, usePrefersReducedMotion, VisuallyHidden } from '@bourse/ui-kit';
import { chartsMessages } from '../locales/messages';
import { lineSummary, type LinePoint } from './line-summary';

export interface LineChartProps {
  /** Name of the line, for example *Net asset value*. */
  readonly label: string;
  /** Oldest first, at least one. Keep the array while it has not changed. */
  readonly points: readonly LinePoint[];
  /** Writes a value for the user, with its unit. Keep the function while it has not changed. */
  readonly write: (value: Decimal) => string;
  /** CSS pixels. */
  readonly height?: number;
  /** The value stays until the next point, as a quantity that grows at certain moments. */
  readonly isStep?: boolean;
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = chartsMessages.useText();
  return <ErrorState title={text('chart.failed')} onRetry={onRetry} />;
}

const ON_DEMAND = {
  fallback: ({ height }: { readonly height: number }) => <Skeleton height={height} />,
  failed: (_props: unknown, retry: () => void) => <NotLoaded onRetry={retry} />,
};

/** The plot: the bars of Lightweight Charts are equally far apart, so that a line over days is drawn without a library. */
const PLOTS = {
  highcharts: lazyPart(async () => (await import('./line-plot')).LinePlot, ON_DEMAND),
  'lightweight-charts': lazyPart(async () => (await import('./line-svg')).LineSvg, ON_DEMAND),
} satisfies Record<ChartLibrary, unknown>;

/** Rows of the table for screen readers. */
const MOST_ROWS = 100;

/** A value over time as a line. Screen readers get a summary and a table of the newest points. */
export function LineChart({ label, points, write, height = 200, isStep = false }: LineChartProps) {
  const text = chartsMessages.useText();
  const format = useFormat();
  const isAnimated = !usePrefersReducedMotion();
  const LazyPlot = PLOTS[useSite().charts];
  const summary = lineSummary(points);
  return (
    <Box component="figure" sx={{ position: 'relative', m: 0 }} aria-label={label}>
      <LazyPlot {...{ points, write, height, isAnimated, isStep }} />
      {summary && (
        <VisuallyHidden as="figcaption">
          {text('lineChart.summary', {
            from: format.zonedDateTime(summary.first.time),
            first: write(summary.first.value),
            to: format.zonedDateTime(summary.last.time),
            last: write(summary.last.value),
            low: write(summary.lowest.value),
            high: write(summary.highest.value),
          })}
        </VisuallyHidden>
      )}
      <VisuallyHidden as="div">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{text('lineChart.time')}</th>
              <th scope="col">{text('lineChart.value')}</th>
            </tr>
          </thead>
          <tbody>
            {points.slice(-MOST_ROWS).map(({ time, value }) => (
              <tr key={time}>
                <th scope="row">{format.dateTime(time)}</th>
                <td>{write(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Box>
  );
}
