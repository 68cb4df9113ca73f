import { expect, it } from 'vitest';
import { choiceOf, INDICATORS, withFreeTints } from './catalogue';
import type { IndicatorChoice } from './indicator-choice';

function choice(id: string, choices: readonly IndicatorChoice[] = []): IndicatorChoice {
  const indicator = INDICATORS.find((each) => each.id === id);
  if (!indicator) throw new Error(id);
  return choiceOf(indicator, choices);
}

it('no indicator has two lines of one colour', () => {
  for (const { tints } of INDICATORS) expect(new Set(tints).size).toBe(tints.length);
});

it('an indicator takes colours that no shown line of the prices has', () => {
  const average = { ...choice('ma'), isShown: true };
  const { tints } = withFreeTints(choice('ema'), [average]);
  expect(new Set([...average.tints, ...tints]).size).toBe(6);
});

it('an indicator keeps its colours while none of the shown lines has them, and in a pane of its own', () => {
  expect(withFreeTints(choice('ema'), [choice('ma')])).toEqual(choice('ema'));
  expect(withFreeTints(choice('rsi'), [{ ...choice('ma'), isShown: true }])).toEqual(choice('rsi'));
});
