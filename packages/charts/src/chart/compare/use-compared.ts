import { useEffect, useMemo, useState } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { Plot, PlotValues } from '../plot/plot';
import type * as Tools from './compare-tools';
import type { ComparedSeries } from './comparison';

/** Compared pairs as they are drawn. Another object when their bars change. */
export interface Compared {
  /** The same list as long as the pairs are the same. */
  readonly plots: readonly Plot[];
  /** `base`: index of the bar that the comparison starts from. */
  readonly valuesOf: (bars: readonly Bar[], base: number) => PlotValues;
}

export type PaintPercent = typeof Tools.paintPercentScale;

const NO_PLOTS: readonly Plot[] = [];
const NO_SYMBOLS = '[]';

/**
 * The compared pairs once the code that draws them is loaded, `undefined` without a pair, and the scale of changes.
 * @param isPercent the scale is shown without a pair too
 */
export function useCompared(
  series: readonly ComparedSeries[] | undefined,
  isPercent: boolean,
): { readonly compared: Compared | undefined; readonly paintPercent: PaintPercent | undefined } {
  const [tools, setTools] = useState<typeof Tools>();
  // As text: the series change with their bars, their symbols seldom.
  const symbols = JSON.stringify(series?.map(({ symbol }) => symbol) ?? []);
  useEffect(() => {
    if (symbols === NO_SYMBOLS && !isPercent) return;
    // Where it cannot be loaded, the next choice asks for it again.
    void import('./compare-tools').then(setTools, () => undefined);
  }, [symbols, isPercent]);
  const plots = useMemo(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
    () => (tools && symbols !== NO_SYMBOLS ? tools.comparedPlots(JSON.parse(symbols) as string[]) : NO_PLOTS),
    [tools, symbols],
  );
  const compared = useMemo(
    () =>
      tools && series && plots.length > 0
        ? {
            plots,
            valuesOf: (bars: readonly Bar[], base: number) => tools.comparedValues(bars, series, base),
          }
        : undefined,
    [tools, series, plots],
  );
  return { compared, paintPercent: (compared ?? isPercent) ? tools?.paintPercentScale : undefined };
}
