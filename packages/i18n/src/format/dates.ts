import type { LanguageTag } from '../language';
import { zoneName, type TimeZone } from '../preferences/time-zone';
import { intlCache } from './intl-cache';
import { NO_VALUE } from './numbers';

/** Instants are epoch milliseconds; `—` stands for none. */
type Instant = number | undefined;

export interface DateFormatter {
  readonly date: (instant: Instant) => string;
  /** Hours, minutes and seconds, 24 hours a day. */
  readonly time: (instant: Instant) => string;
  readonly dateTime: (instant: Instant) => string;
  /** How long ago, in words: `now`, `5s ago`, `3m ago`. Takes the age in milliseconds. */
  readonly relativeAge: (age: number | undefined) => string;
}

const dateFormat = intlCache<Intl.DateTimeFormat>();
const ageFormat = intlCache<Intl.RelativeTimeFormat>();

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

const AGE_UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function dateFormatter(tag: LanguageTag, timeZone: TimeZone): DateFormatter {
  const show = (style: Style) => {
    const key = `${tag}|${timeZone}|${style.dateStyle ?? ''}|${style.timeStyle ?? ''}`;
    const create = () =>
      new Intl.DateTimeFormat(tag, {
        ...style,
        hourCycle: 'h23',
        numberingSystem: 'latn',
        timeZone: zoneName(timeZone),
      });
    return (instant: Instant) => {
      if (instant === undefined || Number.isNaN(new Date(instant).getTime())) return NO_VALUE;
      return dateFormat(key, create).format(instant);
    };
  };

  return {
    date: show({ dateStyle: 'medium' }),
    time: show({ timeStyle: 'medium' }),
    dateTime: show({ dateStyle: 'medium', timeStyle: 'medium' }),
    relativeAge: (age) => {
      if (age === undefined || Number.isNaN(age)) return NO_VALUE;
      // A clock that is a little ahead makes ages negative: that is now.
      const past = Math.max(0, age);
      const [unit, length] = AGE_UNITS.find(([, milliseconds]) => past >= milliseconds) ?? (['second', 1000] as const);
      const count = Math.floor(past / length);
      // 'auto' says `now` for no seconds, but would say `yesterday` for one day, which may be the day before that.
      const numeric = count === 0 ? 'auto' : 'always';
      const create = () => new Intl.RelativeTimeFormat(tag, { style: 'narrow', numeric });
      return ageFormat(`${tag}|${numeric}`, create).format(-count, unit);
    },
  };
}
