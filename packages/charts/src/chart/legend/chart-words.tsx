import { useThrottledValue } from '@bourse/feature-kit';
import { larger, smaller } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { VisuallyHidden } from '@bourse/ui-kit';
import type { Bar, Resolution } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import { chartsMessages } from '../../locales/messages';
import type { ChartLine } from '../plot/chart-line';
import type { ChartMark } from '../plot/chart-mark';
import type { ChartLook } from '../plot/chart-look';
import { plotMessages } from '../locales/messages';
import type { PlotValues } from '../plot/plot';
import { figureText } from './figure-text';
import { longResolution } from '../resolution/resolution-text';

const ROWS = 20;
/** Another pair, interval or set of indicators is shown at once. */
const isOfAnother = (shown: { readonly of: string }, next: { readonly of: string }) => shown.of !== next.of;

/** Readable text may be this old. */
const EVERY_MS = 5000;

export interface ChartWordsProps {
  readonly pair: ChartPair;
  readonly resolution: Resolution;
  readonly bars: readonly Bar[];
  readonly lines: readonly ChartLine[];
  readonly marks: readonly ChartMark[];
  readonly look: ChartLook;
  readonly values: PlotValues;
}

/** The chart for screen readers: a one-sentence summary and a table of the newest bars. */
export function ChartWords({ pair, resolution, bars, lines, marks, look, values }: ChartWordsProps) {
  const text = plotMessages.useText();
  const intervalText = chartsMessages.useText();
  const format = useFormat();
  const { value: told } = useThrottledValue({ of: `${pair.id} ${resolution}`, value: bars }, EVERY_MS, isOfAnother);
  const ids = look.plots.map(({ id }) => id).join(' ');
  const { value: said } = useThrottledValue({ of: ids, value: values }, EVERY_MS, isOfAnother);
  const decimals = pair.priceDecimals;
  const first = told[0];
  const last = told.at(-1);
  if (!first || !last) return null;
  const high = told.reduce((most, bar) => larger(most, bar.high), first.high);
  const low = told.reduce((least, bar) => smaller(least, bar.low), first.low);
  const price = (value: Bar['close']) => format.price(value, decimals);
  const { symbol } = pair;
  return (
    <VisuallyHidden as="div">
      <p>
        {text('plot.summary', {
          symbol,
          interval: longResolution(intervalText, resolution),
          count: told.length,
          from: format.dateTime(first.openTime),
          to: format.dateTime(last.openTime),
          open: price(first.open),
          high: price(high),
          low: price(low),
          close: price(last.close),
        })}
      </p>
      {lines.length > 0 && (
        <ul aria-label={text('lines.title')}>
          {lines.map(({ id, label, price: at, tolerance }) => (
            <li key={id}>
              {label} {price(at)}
              {tolerance && ` ± ${price(tolerance)}`}
            </li>
          ))}
        </ul>
      )}
      {marks.length > 0 && (
        <ul aria-label={text('marks.title')}>
          {marks.slice(0, ROWS).map(({ id, label, price: at, time }) => (
            <li key={id}>
              {label} {price(at)}, {format.dateTime(time)}
            </li>
          ))}
        </ul>
      )}
      {look.plots.length > 0 && (
        <ul aria-label={text('indicators.values')}>
          {look.plots.map((plot) => (
            <li key={plot.id}>
              {plot.label} {figureText(format, plot, { values: said, index: -1, decimals })}
            </li>
          ))}
        </ul>
      )}
      <table>
        <caption>{text('plot.table', { symbol })}</caption>
        <thead>
          <tr>
            <th scope="col">{text('bar.timeLong')}</th>
            <th scope="col">{text('bar.openLong')}</th>
            <th scope="col">{text('bar.highLong')}</th>
            <th scope="col">{text('bar.lowLong')}</th>
            <th scope="col">{text('bar.closeLong')}</th>
            <th scope="col">{text('bar.volumeLong')}</th>
          </tr>
        </thead>
        <tbody>
          {told.slice(-ROWS).map((bar) => (
            <tr key={bar.openTime}>
              <th scope="row">{format.dateTime(bar.openTime)}</th>
              <td>{price(bar.open)}</td>
              <td>{price(bar.high)}</td>
              <td>{price(bar.low)}</td>
              <td>{price(bar.close)}</td>
              <td>{format.amount(bar.volume, pair.amountDecimals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
