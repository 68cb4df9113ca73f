import type { WeekHours } from '@bourse/contracts/c2c';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
}

/** A zone of the IANA list. An offset such as `+08:00` is none: it does not follow the clock of a country. */
export const isZone = (zone: string): boolean => zone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(zone);

/** Are ads of these hours open at a moment (epoch milliseconds)? An end that is not after the begin is on the next day. */
export function isOpenAt(hours: WeekHours | undefined, now: number): boolean {
  if (!hours) return true;
  const parts = new Map(
    formatOf(hours.zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const day = DAYS.indexOf(parts.get('weekday') ?? '') + 1;
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  const { days, open, close } = hours;
  const isToday = days.includes(day);
  if (open < close) return isToday && time >= open && time < close;
  return (isToday && time >= open) || (days.includes(day === 1 ? 7 : day - 1) && time < close);
}
