import { TINT_NAMES, type Tint } from '../plot/plot';
import { FURTHER_INDICATORS } from './further-indicators';
import type { Indicator } from './indicator';
import type { IndicatorChoice } from './indicator-choice';
import { MOMENTUM_INDICATORS } from './momentum-indicators';
import { PRICE_INDICATORS } from './price-indicators';

export const PERIODS_AT_MOST = 500;

/** All that can be drawn besides volume, in the order in which it is offered. */
export const INDICATORS: readonly Indicator[] = [...PRICE_INDICATORS, ...MOMENTUM_INDICATORS, ...FURTHER_INDICATORS];

/** An indicator with the user's settings, or with its defaults if those are invalid. */
export function choiceOf(indicator: Indicator, choices: readonly IndicatorChoice[]): IndicatorChoice {
  const { id, parameters, tints } = indicator;
  const initial = { id, isShown: false, parameters: parameters.map((each) => each.initial), tints };
  const chosen = choices.find((each) => each.id === id);
  if (!chosen) return initial;
  const fits = parameters.every(({ least }, index) => (chosen.parameters[index] ?? -1) >= least);
  return {
    id,
    isShown: chosen.isShown,
    parameters: fits ? chosen.parameters.slice(0, parameters.length) : initial.parameters,
    tints: tints.map((tint, index) => chosen.tints[index] ?? tint),
  };
}

/** An indicator that is to be shown: lines of the prices take colours that no shown line has, as long as there are such colours. */
export function withFreeTints(choice: IndicatorChoice, choices: readonly IndicatorChoice[]): IndicatorChoice {
  const overPrices = INDICATORS.filter(({ pane }) => pane === undefined);
  if (!overPrices.some(({ id }) => id === choice.id)) return choice;
  const shown = overPrices.filter(({ id }) => id !== choice.id).map((each) => choiceOf(each, choices));
  const used = new Set<Tint>(shown.flatMap(({ isShown, tints }) => (isShown ? tints : [])));
  const free = TINT_NAMES.filter((tint) => !used.has(tint) && !choice.tints.includes(tint));
  return { ...choice, tints: choice.tints.map((tint) => (used.has(tint) ? (free.shift() ?? tint) : tint)) };
}
