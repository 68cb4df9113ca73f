import { decimal } from '@bourse/decimal';
import type { Formatter } from '@bourse/i18n';
import type { Plot, PlotValues } from '../plot/plot';

const PERCENT_DECIMALS = 2;

/** The value of a plot at a bar: a price, or a change in per cent where the plot has such a figure; `–` where there is none. */
export function figureText(
  format: Formatter,
  { id, figure }: Plot,
  { values, index, decimals }: { readonly values: PlotValues; readonly index: number; readonly decimals: number },
): string {
  const value = values[figure ?? id]?.at(index) ?? null;
  if (value === null) return '–';
  return figure === undefined
    ? format.price(decimal(value.toFixed(decimals)), decimals)
    : format.percent(decimal(value.toFixed(PERCENT_DECIMALS)), { sign: 'always' });
}
