import { readStoredAs, writeStoredAs } from '@bourse/api-client';
import * as v from 'valibot';
import { TINT_NAMES } from './plot';

const INDICATOR_IDS = ['volume', 'ma', 'ema', 'boll', 'macd', 'rsi', 'kdj'] as const;

export type IndicatorId = (typeof INDICATOR_IDS)[number];

const choice = v.pipe(
  v.object({
    id: v.picklist(INDICATOR_IDS),
    isShown: v.boolean(),
    /** Periods as a rule; what each of them is, the indicator says. */
    parameters: v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(999))), v.readonly()),
    /** Of each line. */
    tints: v.pipe(v.array(v.picklist(TINT_NAMES)), v.readonly()),
  }),
  v.readonly(),
);

/** Whether an indicator is shown, and how the reader has set it. */
export type IndicatorChoice = v.InferOutput<typeof choice>;

const KEY = 'bourse.chart.indicators';

/** What this device keeps; nothing where it is of an older client, or broken. */
export function readChoices(): readonly IndicatorChoice[] {
  return readStoredAs(KEY, v.array(choice)) ?? [];
}

export function storeChoices(choices: readonly IndicatorChoice[]): void {
  writeStoredAs(KEY, choices);
}

/** Volume is shown until somebody puts it away. */
export const isVolumeShown = (choices: readonly IndicatorChoice[]) =>
  choices.find(({ id }) => id === 'volume')?.isShown ?? true;

/** Is there anything that the indicators' own chunk has to draw? */
export const needsIndicators = (choices: readonly IndicatorChoice[]) =>
  choices.some(({ id, isShown }) => isShown && id !== 'volume');
