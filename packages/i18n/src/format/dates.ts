import type { LanguageTag } from '../language';
import { zoneMark, zoneName, type TimeZone } from '../preferences/time-zone';
import { intlCache } from './intl-cache';
import { NO_VALUE } from './numbers';

/** Epoch milliseconds; `—` is shown for `undefined`. */
type Instant = number | undefined;

export interface DateFormatter {
  readonly date: (instant: Instant) => string;
  /** Hours, minutes and seconds on a 24-hour clock. */
  readonly time: (instant: Instant) => string;
  /** For columns, whose header names the zone. */
  readonly dateTime: (instant: Instant) => string;
  /** For times that stand alone: with the offset from UTC, `(UTC+8)`, where it differs from that of the device. */
  readonly zonedDateTime: (instant: Instant) => string;
  /** `time` with the offset, likewise. */
  readonly zonedTime: (instant: Instant) => string;
  /** Relative time: `now`, `5s ago`, `3m ago`. Takes the age in milliseconds. */
  readonly relativeAge: (age: number | undefined) => string;
}

const dateFormat = intlCache<Intl.DateTimeFormat>();
const ageFormat = intlCache<Intl.RelativeTimeFormat>();

const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

/** English and Spanish name the month, because users in different countries read `05/01` in two ways. */
const dateParts = (tag: LanguageTag) =>
  ({ year: 'numeric', month: tag === 'en' || tag === 'es' ? 'short' : '2-digit', day: '2-digit' }) as const;

/** Hong Kong's numeric dates start with the day; the other Chinese dates of a table start with the year. */
const orderTag = (tag: LanguageTag) => (tag === 'zh-HK' ? 'zh-CN' : tag);

const AGE_UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function dateFormatter(tag: LanguageTag, timeZone: TimeZone): DateFormatter {
  const show = (parts: Intl.DateTimeFormatOptions) => {
    const key = `${tag}|${timeZone}|${Object.keys(parts).join('|')}`;
    const create = () =>
      new Intl.DateTimeFormat(orderTag(tag), {
        ...parts,
        hourCycle: 'h23',
        numberingSystem: 'latn',
        timeZone: zoneName(timeZone),
      });
    return (instant: Instant) => {
      if (instant === undefined || Number.isNaN(new Date(instant).getTime())) return NO_VALUE;
      return dateFormat(key, create).format(instant);
    };
  };

  const time = show(TIME);
  const dateTime = show({ ...dateParts(tag), ...TIME });
  const zoned = (write: (instant: Instant) => string) => (instant: Instant) => {
    const text = write(instant);
    const mark = text === NO_VALUE ? undefined : zoneMark(timeZone, instant);
    return mark === undefined ? text : `${text} (${mark})`;
  };

  return {
    date: show(dateParts(tag)),
    time,
    dateTime,
    zonedDateTime: zoned(dateTime),
    zonedTime: zoned(time),
    relativeAge: (age) => {
      if (age === undefined || Number.isNaN(age)) return NO_VALUE;
      // Clock differences can make ages negative; these are shown as now.
      const past = Math.max(0, age);
      const [unit, length] = AGE_UNITS.find(([, milliseconds]) => past >= milliseconds) ?? (['second', 1000] as const);
      const count = Math.floor(past / length);
      // 'auto' gives `now` for zero seconds, but also `yesterday` for one day, which may be wrong by calendar day.
      const numeric = count === 0 ? 'auto' : 'always';
      const create = () => new Intl.RelativeTimeFormat(tag, { style: 'narrow', numeric });
      return ageFormat(`${tag}|${numeric}`, create).format(-count, unit);
    },
  };
}
