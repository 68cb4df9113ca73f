import { useFormat } from '@bourse/i18n';
import { useElementWidth } from '@bourse/ui-kit';
import { useMemo, type RefObject } from 'react';
import type { ChartPair } from '../../chart-pair';
import { comparedPlots } from '../compare/compared-values';
import type { ComparedSeries } from '../compare/comparison';
import { isVolumeShown, type IndicatorChoice } from '../indicators/indicator-choice';
import { panesOf, plotsOf } from '../indicators/plots';
import { legendLines } from '../legend/legend-lines';
import type { ChartKind } from './chart-kind';
import type { ChartLook } from './chart-look';

/** The look of the chart in a frame; the same object until something of it changes, because another look is another chart. */
export function useChartLook(
  frame: RefObject<HTMLElement | null>,
  pair: ChartPair,
  kind: ChartKind,
  choices: readonly IndicatorChoice[],
  compared: readonly ComparedSeries[] | undefined,
): ChartLook {
  const format = useFormat();
  const width = useElementWidth(frame);
  const decimals = pair.priceDecimals;
  const priceLength = format.price(pair.high ?? pair.last, decimals).length;
  const symbols = compared?.map(({ symbol }) => symbol).join();
  const plots = useMemo(
    () => [...plotsOf(choices), ...comparedPlots(symbols ? symbols.split(',') : [])],
    [choices, symbols],
  );
  const lineCount = legendLines(width, plots, priceLength);
  return useMemo(
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
}
