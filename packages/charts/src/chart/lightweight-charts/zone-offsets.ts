/** Clocks change on a quarter of an hour of UTC: those of Adelaide at half past. */
const QUARTER_MS = 900_000;

/** The function that tells the offset of a zone from UTC at a moment, both in milliseconds. `zone`: an IANA name. */
export function zoneOffsets(zone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const known = new Map<number, number>();
  return (moment) => {
    const start = Math.floor(moment / QUARTER_MS) * QUARTER_MS;
    let offset = known.get(start);
    if (offset === undefined) {
      const part = Object.fromEntries(format.formatToParts(start).map(({ type, value }) => [type, Number(value)]));
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
      offset = Date.UTC(year, month - 1, day, hour, minute) - start;
      known.set(start, offset);
    }
    return offset;
  };
}
