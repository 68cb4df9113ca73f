import type { Bar } from '@bourse/contracts/bars';
import type { Plot, PlotValues } from '../plot/plot';
import { indexesIn, type PriceView } from '../plot/price-view';
import type { HeardLine } from './use-readings';

/** The lines with values in a view; bars without a value are left out. */
export function linesIn(
  view: PriceView | undefined,
  bars: readonly Bar[],
  plots: readonly Plot[],
  values: PlotValues,
): readonly HeardLine[] {
  if (!view) return [];
  const [start, end] = indexesIn(view, bars);
  return plots
    .map(({ id, label }) => ({
      id,
      label,
      values: (values[id] ?? []).slice(start, end + 1).filter((value) => value !== null),
    }))
    .filter((line) => line.values.length > 1);
}
