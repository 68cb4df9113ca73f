import { useFormat } from '@bourse/i18n';
import { useElementWidth } from '@bourse/ui-kit';
import { useMemo, type RefObject } from 'react';
import type { ChartPair } from '../../chart-pair';
import type { ComparedSeries } from '../compare/comparison';
import { useCompared, type Compared } from '../compare/use-compared';
import { isVolumeShown, type IndicatorChoice } from '../indicators/indicator-choice';
import { panesOf, plotsOf } from '../indicators/plots';
import { legendLines } from '../legend/legend-lines';
import type { ChartKind } from './chart-kind';
import type { ChartLook } from './chart-look';

/** The look of the chart in a frame, with the compared pairs. The look is the same object until something of it changes, because another look is another chart. */
export function useChartLook(
  frame: RefObject<HTMLElement | null>,
  pair: ChartPair,
  kind: ChartKind,
  choices: readonly IndicatorChoice[],
  series: readonly ComparedSeries[] | undefined,
): { readonly look: ChartLook; readonly compared: Compared | undefined } {
  const format = useFormat();
  const width = useElementWidth(frame);
  const decimals = pair.priceDecimals;
  const priceLength = format.price(pair.high ?? pair.last, decimals).length;
  const compared = useCompared(series);
  const ofCompared = compared?.plots;
  const plots = useMemo(() => [...plotsOf(choices), ...(ofCompared ?? [])], [choices, ofCompared]);
  const lineCount = legendLines(width, plots, priceLength);
  const look = useMemo(
    () => ({
      kind,
      format,
      decimals,
      priceLength,
      legendLines: lineCount,
      hasVolume: isVolumeShown(choices),
      panes: panesOf(choices),
      plots,
    }),
    [kind, format, decimals, priceLength, lineCount, choices, plots],
  );
  return { look, compared };
}
