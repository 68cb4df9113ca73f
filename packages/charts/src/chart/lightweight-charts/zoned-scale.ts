import { zoneName, type TimeZone } from '@bourse/i18n';
import { defaultHorzScaleBehavior, type Time, type UTCTimestamp } from 'lightweight-charts';
import { zoneOffsets } from './zone-offsets';

/** A moment as the library takes it. `moment`: epoch milliseconds. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's branded number of seconds
export const timeOf = (moment: number) => (moment / 1000) as UTCTimestamp;

/** Epoch milliseconds of a time of the library, which was made by `timeOf`. */
export const momentOfTime = (time: unknown): number => Number(time) * 1000;

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
    this.#offsetAt = zoneOffsets(zoneName(timeZone));
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
