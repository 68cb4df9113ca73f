import { readStoredAs, writeStoredAs } from '@bourse/storage';
import * as v from 'valibot';
import { TINT_NAMES } from '../plot/plot';

const INDICATOR_IDS = ['volume', 'ma', 'ema', 'boll', 'macd', 'rsi', 'kdj', 'vwap', 'ichimoku', 'atr', 'obv'] as const;

export type IndicatorId = (typeof INDICATOR_IDS)[number];

const choice = v.pipe(
  v.object({
    id: v.picklist(INDICATOR_IDS),
    isShown: v.boolean(),
    /** Usually periods; the indicator defines the meaning of each. */
    parameters: v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(999))), v.readonly()),
    /** Of each line. */
    tints: v.pipe(v.array(v.picklist(TINT_NAMES)), v.readonly()),
  }),
  v.readonly(),
);

/** Whether an indicator is shown, and the user's settings for it. */
export type IndicatorChoice = v.InferOutput<typeof choice>;

const KEY = 'bourse.chart.indicators';

/** The stored settings; empty if they are invalid or of an older version. */
export function readChoices(): readonly IndicatorChoice[] {
  return readStoredAs(KEY, v.array(choice)) ?? [];
}

export function storeChoices(choices: readonly IndicatorChoice[]): void {
  writeStoredAs(KEY, choices);
}

/** Volume is shown by default. */
export const isVolumeShown = (choices: readonly IndicatorChoice[]) =>
  choices.find(({ id }) => id === 'volume')?.isShown ?? true;
