import { languageTag, zoneName, type Formatter } from '@bourse/i18n';

const DAY_MS = 86_400_000;

/** Writes a moment of the time axis. */
export type WriteTick = (moment: number) => string;

/** Writes the opening of the bar that is pointed at, on the time axis: the date as everywhere, and the minute. */
export function momentWriter({ date, time }: Formatter): WriteTick {
  return (moment) => `${date(moment)} ${time(moment).slice(0, -':00'.length)}`;
}

/**
 * Labels of the time axis in the user's language and zone: hours within a day, the day at its start or between ticks
 * days apart, the month or year for wider ticks.
 */
export function tickWriter({ language, timeZone }: Formatter, tickInterval: number): WriteTick {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag(language), {
      ...options,
      numberingSystem: 'latn',
      timeZone: zoneName(timeZone),
    });
  const hour = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = format({ month: 'short', day: 'numeric' });
  const month = format({ month: 'short', year: 'numeric' });
  if (tickInterval >= 28 * DAY_MS) return (moment) => month.format(moment);
  if (tickInterval >= DAY_MS) return (moment) => day.format(moment);
  return (moment) => {
    const time = hour.format(moment);
    return time === '00:00' ? day.format(moment) : time;
  };
}
