import { useFormat } from '@bourse/i18n';
import { useElementWidth } from '@bourse/ui-kit';
import { useMemo, type RefObject } from 'react';
import type { ChartPair } from '../../chart-pair';
import type { ComparedSeries } from '../compare/comparison';
import { useCompared, type Compared, type PaintPercent } from '../compare/use-compared';
import { isVolumeShown, type IndicatorChoice } from '../indicators/indicator-choice';
import type { IndicatorRules } from '../indicators/use-indicators';
import { legendLines } from '../legend/legend-lines';
import type { ChartKind } from './chart-kind';
import type { ChartLook } from './chart-look';
import { useChartSwitch } from './use-chart-switch';

/** How the prices are scaled, and how the user changes it. */
export interface PriceScale {
  readonly isLogarithmic: boolean;
  readonly onLogarithmic: () => void;
  /** A second scale says the change in per cent. */
  readonly isPercent: boolean;
  readonly onPercent: () => void;
}

/** The look of the chart in a frame, with the compared pairs. The look is the same object until something of it changes, because another look is another chart. */
export function useChartLook(
  frame: RefObject<HTMLElement | null>,
  pair: ChartPair,
  kind: ChartKind,
  { choices, rules }: { readonly choices: readonly IndicatorChoice[]; readonly rules: IndicatorRules | undefined },
  series: readonly ComparedSeries[] | undefined,
): {
  readonly look: ChartLook;
  readonly compared: Compared | undefined;
  readonly paintPercent: PaintPercent | undefined;
  readonly axis: PriceScale;
} {
  const format = useFormat();
  const width = useElementWidth(frame);
  const [isLogarithmic, onLogarithmic] = useChartSwitch('logarithmic');
  const [isPercent, onPercent] = useChartSwitch('percent');
  const decimals = pair.priceDecimals;
  const priceLength = format.price(pair.high ?? pair.last, decimals).length;
  const { compared, paintPercent } = useCompared(series, isPercent);
  const ofCompared = compared?.plots;
  const plots = useMemo(
    () => [...(rules?.plotsOf(choices) ?? []), ...(ofCompared ?? [])],
    [rules, choices, ofCompared],
  );
  const lineCount = legendLines(width, plots, priceLength);
  const look = useMemo(
    () => ({
      kind,
      isLogarithmic,
      format,
      decimals,
      priceLength,
      legendLines: lineCount,
      hasVolume: isVolumeShown(choices),
      panes: rules?.panesOf(choices) ?? [],
      plots,
    }),
    [kind, isLogarithmic, format, decimals, priceLength, lineCount, rules, choices, plots],
  );
  return { look, compared, paintPercent, axis: { isLogarithmic, onLogarithmic, isPercent, onPercent } };
}
