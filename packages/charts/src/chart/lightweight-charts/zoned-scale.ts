import { zoneName, type TimeZone } from '@bourse/i18n';
import { defaultHorzScaleBehavior, type Time, type UTCTimestamp } from 'lightweight-charts';

/** A moment as the library takes it. `moment`: epoch milliseconds. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's branded number of seconds
export const timeOf = (moment: number) => (moment / 1000) as UTCTimestamp;

/** Epoch milliseconds of a time of the library, which was made by `timeOf`. */
export const momentOfTime = (time: unknown): number => Number(time) * 1000;

const HOUR_MS = 3_600_000;

/** The offset of a zone from UTC at a moment, milliseconds. */
function zoneOffsets(timeZone: TimeZone): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zoneName(timeZone),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  // Offsets change on the hour.
  const known = new Map<number, number>();
  return (moment) => {
    const hour = Math.floor(moment / HOUR_MS) * HOUR_MS;
    let offset = known.get(hour);
    if (offset === undefined) {
      const part = Object.fromEntries(format.formatToParts(hour).map(({ type, value }) => [type, Number(value)]));
      const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0 } = part;
      offset = Date.UTC(year, month - 1, day, hours, minute) - hour;
      known.set(hour, offset);
    }
    return offset;
  };
}

const UtcScale = defaultHorzScaleBehavior();
type Points = Parameters<InstanceType<typeof UtcScale>['fillWeightsForPoints']>[0];

/**
 * The library's time scale with labels at the days and hours of a time zone. The library knows UTC only; it recommends
 * shifted timestamps, which are not ascending at the end of summer time.
 */
export class ZonedScale extends UtcScale {
  readonly #offsetAt: (moment: number) => number;

  constructor(timeZone: TimeZone) {
    super();
    this.#offsetAt = zoneOffsets(timeZone);
  }

  override fillWeightsForPoints(points: Points, startIndex: number): void {
    const local = points.map((point) => {
      const moment = momentOfTime(point.originalTime);
      const time: Time = timeOf(moment + this.#offsetAt(moment));
      return { ...point, time: this.convertHorzItemToInternal(time) };
    });
    super.fillWeightsForPoints(local, startIndex);
    points.forEach((point, index) => {
      const weighted = local[index];
      if (index >= startIndex && weighted) point.timeWeight = weighted.timeWeight;
    });
  }
}
