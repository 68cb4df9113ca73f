import { isLess, larger, minus, smaller, sumIfKnown, ZERO, type Decimal } from '@bourse/decimal';
import { type Bar, type Resolution, bucketLength, barStart } from '@bourse/contracts/bars';
import { asKnown, isSound, mergeBars } from './bars';

/** The bars of a pair at one resolution, as far back as they were requested. */
export interface BarSeries {
  /** Epoch milliseconds: everything from here on is in `bars`. */
  readonly from: number;
  /** Oldest first. */
  readonly bars: readonly Bar[];
  /** Are there older bars at the server? */
  readonly hasOlder: boolean;
  /** Opening time of the newest bar of the last read, epoch milliseconds. The bars after it are known from events alone. */
  readonly readTo: number;
  /** The newest running minutes that were folded in: only the growth since then is added. */
  readonly minutes: readonly Bar[];
}

/** A requested range of bars: `from` in epoch milliseconds. */
export interface BarPage {
  readonly from: number;
  readonly bars: readonly Bar[];
}

const MAX_MINUTES = 3;
// An opening time this far ahead of the newest bar is not trusted; the bars are requested again instead.
const BELIEVED_AHEAD_MS = 86_400_000;

/** A series from its newest page. */
export function seriesFrom({ from, bars }: BarPage): BarSeries {
  return { from, bars: mergeBars([], bars), hasOlder: true, readTo: newestOf(bars, from), minutes: [] };
}

const newestOf = (bars: readonly Bar[], otherwise: number): number =>
  bars.reduce((newest, { openTime }) => Math.max(newest, openTime), otherwise);

/**
 * Where the next read begins, epoch milliseconds; `undefined` if fewer than two bars are known. The last bar may have grown since
 * its last event, the one before it may have closed without an event, and every bar since the last read may lack events.
 */
export function readAgainFrom({ bars, readTo }: BarSeries): number | undefined {
  const known = bars.at(-2);
  return known && Math.min(known.openTime, readTo);
}

/**
 * The series after its newest range was read again. If the range does not reach the known bars (after hours offline),
 * the old bars are dropped, because a chart with a gap would be wrong.
 */
export function withLatest<Series extends BarSeries>(series: Series, page: BarPage): Series {
  const last = series.bars.at(-1);
  if (!last || page.from > last.openTime) return { ...series, ...seriesFrom(page) };
  const earlier = series.bars.filter(({ openTime }) => openTime < page.from);
  return {
    ...series,
    bars: mergeBars(earlier, asKnown(series.bars, page.bars)),
    readTo: newestOf(page.bars, series.readTo),
    minutes: [],
  };
}

/** The series with an older stretch before it. */
export function withOlder<Series extends BarSeries>(series: Series, page: BarPage, hasOlder: boolean): Series {
  return { ...series, from: Math.min(series.from, page.from), bars: mergeBars(page.bars, series.bars), hasOlder };
}

/**
 * Folds a running one-minute bar into a series of any resolution: high, low and close are updated, the volume grows by
 * the increase of this minute since its last event. Late, repeated or inconsistent events change nothing. Volumes
 * within a minute only grow, which distinguishes a late event from a new one.
 */
export function foldBar<Series extends BarSeries>(series: Series, resolution: Resolution, minute: Bar): Series {
  if (!isSound(minute)) return series;
  const known = knownMinute(series, resolution, minute.openTime);
  if (known && isLessKnown(minute.volume, known.volume)) return series;
  const newest = series.minutes.at(-1);
  if (!known && newest && minute.openTime < newest.openTime) return series;

  const last = series.bars.at(-1);
  const start = startBeside(last, minute.openTime, resolution);
  if (last && start > last.openTime + bucketLength(resolution) + BELIEVED_AHEAD_MS) return series;
  const bars =
    !last || start > last.openTime ? appended(series.bars, start, minute) : extended(series, start, minute, known);
  if (!bars) return series;
  return { ...series, bars, minutes: remembered(series.minutes, minute) };
}

/**
 * The opening time of the bar that contains a moment. If a server opens its bars at another hour or day (weeks from
 * Sunday, days of London), the offset of its last bar is used.
 */
function startBeside(last: Bar | undefined, moment: number, resolution: Resolution): number {
  const shift = last ? last.openTime - barStart(last.openTime, resolution) : 0;
  return barStart(moment - shift, resolution) + shift;
}

/** The known state of a minute. In a series of minutes it is the bar itself. */
function knownMinute({ bars, minutes }: BarSeries, resolution: Resolution, openTime: number): Bar | undefined {
  const inMinutes = minutes.find((minute) => minute.openTime === openTime);
  if (inMinutes || resolution !== '1') return inMinutes;
  return bars.findLast((bar) => bar.openTime === openTime);
}

const appended = (bars: readonly Bar[], openTime: number, minute: Bar): Bar[] => [...bars, { ...minute, openTime }];

/** The bars with a minute taken into the one it belongs to; `undefined` where that bar is not there. */
function extended(series: BarSeries, start: number, minute: Bar, known: Bar | undefined): Bar[] | undefined {
  const { bars, minutes } = series;
  const index = bars.findLastIndex(({ openTime }) => openTime === start);
  const bar = bars[index];
  if (!bar) return undefined;
  const end = bars[index + 1]?.openTime ?? Infinity;
  const isNewest = !minutes.some(({ openTime }) => openTime > minute.openTime && openTime < end);
  // It is not known how much of the first minute the last read already included, so nothing is added.
  const more = known ? growth(minute.volume, known.volume) : minutes.length > 0 ? minute.volume : ZERO;
  const next: Bar = {
    ...bar,
    high: larger(bar.high, minute.high),
    low: smaller(bar.low, minute.low),
    close: isNewest ? minute.close : bar.close,
    // Without the volume of the minute, the bar keeps that of its last read.
    volume: more === undefined ? bar.volume : sumIfKnown([bar.volume, more]),
  };
  return bars.with(index, next);
}

const isLessKnown = (a: Decimal | undefined, b: Decimal | undefined) =>
  a !== undefined && b !== undefined && isLess(a, b);

const growth = (now: Decimal | undefined, before: Decimal | undefined) =>
  now === undefined || before === undefined ? undefined : minus(now, before);

function remembered(minutes: readonly Bar[], minute: Bar): Bar[] {
  return mergeBars(minutes, [minute]).slice(-MAX_MINUTES);
}
