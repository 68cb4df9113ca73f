import { useFormat } from '@bourse/i18n';
import { useElementWidth } from '@bourse/ui-kit';
import { useMemo, type RefObject } from 'react';
import type { ChartPair } from '../../chart-pair';
import type { ComparedSeries } from '../compare/comparison';
import { useCompared, type Compared } from '../compare/use-compared';
import { isVolumeShown, type IndicatorChoice } from '../indicators/indicator-choice';
import type { IndicatorRules } from '../indicators/use-indicators';
import { legendLines } from '../legend/legend-lines';
import type { ChartKind } from './chart-kind';
import type { ChartLook } from './chart-look';
import { useLogarithmic } from './use-logarithmic';

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
  readonly axis: ReturnType<typeof useLogarithmic>;
} {
  const format = useFormat();
  const width = useElementWidth(frame);
  const axis = useLogarithmic();
  const { isLogarithmic } = axis;
  const decimals = pair.priceDecimals;
  const priceLength = format.price(pair.high ?? pair.last, decimals).length;
  const compared = useCompared(series);
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
  return { look, compared, axis };
}
