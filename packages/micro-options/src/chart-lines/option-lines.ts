import type { Decimal } from '@bourse/decimal';
import type { ChartLine, TimeSpan } from '@bourse/market';
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
    label: own.map(labelOf).join(' | '),
    tone: toneOf(own),
    spans: own.map((option) => spanOf(option, offset)),
    tolerance: tick,
  }));
}

function spanOf({ anchor, seconds, openedAt }: RunningOption, offset: number): TimeSpan {
  const length = seconds * 1000;
  const from = openedAt ?? anchor.at + anchor.remaining + offset - length;
  return { from, to: from + length };
}

/** The direction of options that all have the same one. */
function toneOf(options: readonly RunningOption[]): ChartLine['tone'] {
  const [first] = options;
  return first && options.every(({ direction }) => direction === first.direction) ? first.direction : 'neutral';
}
