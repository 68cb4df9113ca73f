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
  readonly paintScale: typeof Tools.paintPercentScale;
}

const NO_PLOTS: readonly Plot[] = [];

/** The compared pairs once the code that draws them is loaded; `undefined` without a pair. */
export function useCompared(series: readonly ComparedSeries[] | undefined): Compared | undefined {
  const [tools, setTools] = useState<typeof Tools>();
  const symbols = series?.map(({ symbol }) => symbol).join() ?? '';
  useEffect(() => {
    if (symbols === '') return;
    // Where it cannot be loaded, the next chosen pair asks for it again.
    void import('./compare-tools').then(setTools, () => undefined);
  }, [symbols]);
  const plots = useMemo(
    () => (tools && symbols !== '' ? tools.comparedPlots(symbols.split(',')) : NO_PLOTS),
    [tools, symbols],
  );
  return useMemo(
    () =>
      tools && series && plots.length > 0
        ? {
            plots,
            valuesOf: (bars: readonly Bar[], base: number) => tools.comparedValues(bars, series, base),
            paintScale: tools.paintPercentScale,
          }
        : undefined,
    [tools, series, plots],
  );
}
