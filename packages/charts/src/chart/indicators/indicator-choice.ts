import { readStoredAs, writeStoredAs } from '@bourse/storage';
import * as v from 'valibot';
import { TINT_NAMES } from '../plot/plot';

const LONGEST_ID = 24;
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID));

const choice = v.pipe(
  v.object({
    /** `volume`, or the id of an indicator of the catalogue; others are ignored. */
    id,
    isShown: v.boolean(),
    /** Usually periods; the indicator defines the meaning of each. */
    parameters: v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(999))), v.readonly()),
    /** Of each line. */
    tints: v.pipe(v.array(v.picklist(TINT_NAMES)), v.readonly()),
  }),
  v.readonly(),
);

/** The settings of a chart. */
export const indicatorChoices = v.pipe(v.array(choice), v.readonly());

/** Whether an indicator is shown, and the user's settings for it. */
export type IndicatorChoice = v.InferOutput<typeof choice>;

const KEY = 'bourse.chart.indicators';
/** The columns of the volume, which need no rule. */
export const VOLUME_ID = 'volume';

/** The stored settings; empty if they are invalid or of an older version. */
export function readChoices(): readonly IndicatorChoice[] {
  return readStoredAs(KEY, indicatorChoices) ?? [];
}

export function storeChoices(choices: readonly IndicatorChoice[]): void {
  writeStoredAs(KEY, choices);
}

/** Volume is shown by default. */
export const isVolumeShown = (choices: readonly IndicatorChoice[]) =>
  choices.find((each) => each.id === VOLUME_ID)?.isShown ?? true;

/** Is an indicator of the catalogue shown? Its rules load then. */
export const needsRules = (choices: readonly IndicatorChoice[]) =>
  choices.some((each) => each.isShown && each.id !== VOLUME_ID);
