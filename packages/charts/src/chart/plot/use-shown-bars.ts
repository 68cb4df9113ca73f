import { useRef, useState, type RefObject } from 'react';
import type { Bar } from '../../contract';
import { baseIndex } from '../compare/compared-values';
import type { ChartControl } from './chart-engine';
import type { PlotValues } from './plot';
import type { PlotInput } from './plot-input';

const NO_VALUES: PlotValues = {};

interface Shown {
  readonly series: string;
  readonly bars: readonly Bar[];
  readonly compared: PlotInput['compared'];
  /** Index of the bar that comparisons start from. */
  readonly base: number;
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
      const isOther = shown.current?.series !== series;
      const base = compared && !isOther ? baseIndex(bars, chart.current.view()) : 0;
      const isRevalued = shown.current?.compared !== compared || bars[base] !== shown.current?.bars[shown.current.base];
      if (shown.current?.bars === bars && !isRevalued) return false;
      const computed = look.plots.length > 0 ? valuesOf(bars, base) : NO_VALUES;
      chart.current.show({ bars, barLength, values: computed, isRevalued, isOther });
      shown.current = { series, bars, compared, base };
      setBehind(chart.current.isBehind());
      setValues(computed);
      onShow(chart.current);
      return true;
    },
    /** Another chart has no bars; the series, and with it the view, stays. */
    forget: () => {
      shown.current = shown.current && { ...shown.current, bars: [] };
    },
    /** The series is another one, or older bars have been added. */
    isOther: () => shown.current?.series !== series || shown.current.bars[0] !== bars[0],
  };
}
