import type { DrawingBar } from '../drawing/drawing-bar';
import type { IndicatorChoice } from './indicator-choice';
import type { Pane, Plot, PlotValues } from '../plot/plot';
import { choiceOf, INDICATORS } from './catalogue';
import type { Indicator } from './indicator';

interface Shown {
  readonly indicator: Indicator;
  readonly choice: IndicatorChoice;
}

const shownOf = (choices: readonly IndicatorChoice[]): readonly Shown[] =>
  INDICATORS.map((indicator) => ({ indicator, choice: choiceOf(indicator, choices) })).filter(
    ({ choice }) => choice.isShown,
  );

/** The panes that the chosen indicators need below the prices. */
export function panesOf(choices: readonly IndicatorChoice[]): readonly Pane[] {
  return shownOf(choices).flatMap(({ indicator: { id, pane } }) => (pane ? [{ id, ...pane }] : []));
}

/** The plots of the selected indicators. A line with a period of 0 is omitted. */
export function plotsOf(choices: readonly IndicatorChoice[]): readonly Plot[] {
  return shownOf(choices).flatMap(({ indicator, choice: { parameters, tints } }) =>
    indicator.lines(parameters).flatMap(({ label, shape }, index): Plot[] => {
      if (parameters[index] === 0) return [];
      const { id, pane } = indicator;
      return [{ id: `${id}-${index}`, label, shape, tint: tints[index] ?? 'grey', ...(pane && { pane: id }) }];
    }),
  );
}

/** The values of all of these, by the ids of their plots. */
export function valuesOf(choices: readonly IndicatorChoice[], bars: readonly DrawingBar[]): PlotValues {
  const rows = shownOf(choices).flatMap(({ indicator, choice }) =>
    indicator.values(bars, choice.parameters).map((values, index) => [`${indicator.id}-${index}`, values] as const),
  );
  return Object.fromEntries(rows);
}
