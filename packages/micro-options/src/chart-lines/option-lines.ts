import type { Decimal } from '@bourse/decimal';
import type { ChartLine, TimeSpan } from '@bourse/charts';
import type { RunningOption } from '../api';

export interface OptionLinesInput {
  /** One tick of the pair: an end price this near to the open price is close to a tie. */
  readonly tick: Decimal;
  /** The exchange's time minus `performance.now()`, milliseconds: for options without a time of opening. */
  readonly offset: number;
  readonly labelOf: (option: RunningOption) => string;
}

/**
 * One line for each open price, with a segment from opening to expiry for each option and a zone of one tick around it.
 * Both moments are the exchange's, so a wrong clock of the device has no effect.
 */
export function optionLines(
  options: readonly RunningOption[],
  { tick, offset, labelOf }: OptionLinesInput,
): ChartLine[] {
  return [...Map.groupBy(options, ({ openPrice }) => openPrice)].map(([price, own]) => ({
    id: `options ${price}`,
    price,
    label: mergedLabel(own.map(labelOf)),
    tone: toneOf(own),
    spans: own.map((option) => spanOf(option, offset)),
    tolerance: tick,
  }));
}

/** Equal options share a label; further ones are counted, for the label has one line of the chart's width. */
const MOST_LABELS = 2;

/** `3 × Up 100 · 30 s | Down 50 · 30 s | +4`: each label once with its number, most frequent first. */
function mergedLabel(labels: readonly string[]): string {
  const groups = [...Map.groupBy(labels, (label) => label)].toSorted(([, a], [, b]) => b.length - a.length);
  const named = groups
    .slice(0, MOST_LABELS)
    .map(([label, { length }]) => (length === 1 ? label : `${length} × ${label}`));
  const others = groups.slice(MOST_LABELS).reduce((count, [, { length }]) => count + length, 0);
  return [...named, ...(others > 0 ? [`+${others}`] : [])].join(' | ');
}

function spanOf({ anchor, seconds, openedAt }: RunningOption, offset: number): TimeSpan {
  const to = anchor.at + anchor.remaining + offset;
  if (seconds === undefined) return { from: openedAt ?? to, to };
  const from = openedAt ?? to - seconds * 1000;
  return { from, to: from + seconds * 1000 };
}

/** The direction of options that all have the same one. */
function toneOf(options: readonly RunningOption[]): ChartLine['tone'] {
  const [first] = options;
  return first && options.every(({ direction }) => direction === first.direction) ? first.direction : 'neutral';
}
