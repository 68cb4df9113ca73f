import { useRef, useState, type RefObject } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartControl } from './chart-engine';
import type { PlotValues } from './plot';
import type { PlotInput } from './plot-input';
import { newestView, oldestIn } from './price-view';

const NO_VALUES: PlotValues = {};

interface Shown {
  readonly series: string;
  readonly bars: readonly Bar[];
  readonly compared: PlotInput['compared'];
  /** Opening time of the bar that comparisons start from. */
  readonly from: number | undefined;
}

/** The bars that the chart shows, with their indicator values. */
export function useShownBars(input: PlotInput, chart: RefObject<ChartControl | undefined>) {
  const { look, series, bars, barLength, valuesOf, compared, onShow } = input;
  const [isBehind, setBehind] = useState(false);
  const [values, setValues] = useState(NO_VALUES);
  const shown = useRef<Shown>(undefined);
  return {
    values,
    isBehind,
    setBehind,
    /** Shows the bars, unless the chart shows them already. Returns whether it has drawn. */
    show: () => {
      if (!chart.current || bars.length === 0) return false;
      const before = shown.current;
      const isOther = before?.series !== series;
      // A chart without bars has no view: it will show that of the chart before, or the newest bars.
      const oldest = isOther ? undefined : (chart.current.view()?.min ?? before.from);
      const base = compared ? oldestIn(bars, oldest ?? newestView(bars)?.min) : 0;
      const from = compared && bars[base]?.openTime;
      const isRevalued = before?.compared !== compared || before?.from !== from;
      if (before?.bars === bars && !isRevalued) return false;
      const computed = look.plots.length > 0 ? valuesOf(bars, base) : NO_VALUES;
      chart.current.show({ bars, barLength, values: computed, isRevalued, isOther });
      shown.current = { series, bars, compared, from };
      setBehind(chart.current.isBehind());
      setValues(computed);
      onShow(chart.current);
      return true;
    },
    /** Another chart has no bars; the series, and with it the view, stays. */
    forget: () => {
      shown.current = shown.current && { ...shown.current, bars: [] };
    },
    isOtherSeries: () => shown.current?.series !== series,
    /** The series is another one, or older bars have been added. */
    isOther: () => shown.current?.series !== series || shown.current.bars[0] !== bars[0],
  };
}
