import {
  groupedStatistics,
  hourIn,
  journalStatistics,
  profitCalendar,
  type JournalDay,
  type JournalStatistics,
  type ResultGroup,
} from '@bourse/trading';
import type { OptionOrder } from '@bourse/contracts/micro-options';
import { netProfit } from './net-profit';

/** Statistics of the settled options of one currency, after fees. */
export interface OptionStatistics {
  readonly statistics: JournalStatistics;
  readonly days: readonly JournalDay[];
  readonly byPair: readonly ResultGroup[];
  readonly byDuration: readonly ResultGroup[];
  /** By the hour of opening in the time zone. */
  readonly byHour: readonly ResultGroup[];
}

/**
 * Statistics of settled options. A draw with a fee is a loss of the fee.
 * @param durationText names a duration in seconds
 */
export function optionStatistics(
  options: readonly OptionOrder[],
  timeZone: string,
  durationText: (seconds: number) => string,
): OptionStatistics {
  const hourOf = hourIn(timeZone);
  const results = options.map((option) => ({ option, closedAt: option.settledAt, profit: netProfit(option) }));
  return {
    statistics: journalStatistics(results),
    days: profitCalendar(results, timeZone),
    byPair: groupedStatistics(results, ({ option }) => option.symbol),
    byDuration: groupedStatistics(results, ({ option: { seconds } }) =>
      seconds === undefined ? undefined : durationText(seconds),
    ),
    byHour: groupedStatistics(results, ({ option }) => hourOf(option.openedAt)),
  };
}
