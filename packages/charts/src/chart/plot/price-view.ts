import type { Bar } from '@bourse/contracts/bars';

/** The stretch of time that the chart shows; both ends are openings of bars, epoch milliseconds. */
export interface PriceView {
  readonly min: number;
  readonly max: number;
}

/** Fewest bars that a chart shows at first (trading side, section 9: the last 50 or 60 points). */
const FIRST_BARS = 60;
/** Width of a bar with the gap after it, CSS pixels, and bars of room after the newest one. */
const BAR_WIDTH = 8;
export const ROOM_BARS = 5;

/** Bars that a chart of this width shows at first: as many as fit beside the room after them. */
export const barsThatFit = (width: number): number => Math.max(FIRST_BARS, Math.floor(width / BAR_WIDTH) - ROOM_BARS);

/** The newest bars. */
export function newestView(bars: readonly Bar[], count = FIRST_BARS): PriceView | undefined {
  const last = bars.at(-1);
  const first = bars[Math.max(0, bars.length - count)];
  return last && first && { min: first.openTime, max: last.openTime };
}

/**
 * The view after the bars have changed. A view at the newest bar follows it with the same number of visible bars. A
 * view that the user has scrolled back keeps its position exactly, when bars are added on either side.
 */
export function followedView(view: PriceView, before: readonly Bar[], after: readonly Bar[]): PriceView {
  if (before.length === 0 || isBehind(view, before)) return view;
  const inSight = before.filter(({ openTime }) => openTime >= view.min).length;
  return newestView(after, Math.max(2, inSight)) ?? view;
}

/** The view moved by a share of its width: negative to older bars. It stays within the bars. */
export function movedView(view: PriceView, bars: readonly Bar[], share: number): PriceView {
  const [start, end] = indexesIn(view, bars);
  return shiftedView(view, bars, Math.round((end - start) * share) || Math.sign(share));
}

/** The view moved by some bars: negative to older ones. It stays within the bars. */
export function shiftedView(view: PriceView, bars: readonly Bar[], by: number): PriceView {
  const [start, end] = indexesIn(view, bars);
  const shift = Math.max(-start, Math.min(bars.length - 1 - end, by));
  return between(bars, start + shift, end + shift) ?? view;
}

/** Fewest bars in a view. */
export const FEWEST_BARS = 10;

/** The view with `factor` times as many bars, its newest end fixed. */
export function zoomedView(view: PriceView, bars: readonly Bar[], factor: number): PriceView {
  const [start, end] = indexesIn(view, bars);
  const count = Math.max(FEWEST_BARS, Math.round((end - start + 1) * factor));
  return between(bars, Math.max(0, end - count + 1), end) ?? view;
}

/** Whether the view `next` shows fewer bars than the minimum. */
export function isTooNear(next: PriceView, view: PriceView, bars: readonly Bar[]): boolean {
  const inSight = countIn(next, bars);
  return inSight < Math.min(FEWEST_BARS, bars.length) && inSight < countIn(view, bars);
}

/** The bars whose opening is in a view. */
export const barsIn = ({ min, max }: PriceView, bars: readonly Bar[]): readonly Bar[] =>
  bars.filter(({ openTime }) => openTime >= min && openTime <= max);

/** Number of bars in a view. */
export const countIn = (view: PriceView, bars: readonly Bar[]): number => barsIn(view, bars).length;

/** Are there newer bars than the view shows? */
export function isBehind({ max }: PriceView, bars: readonly Bar[]): boolean {
  return max < (bars.at(-1)?.openTime ?? 0);
}

/** The view at one end of the bars. */
export function endView(view: PriceView, bars: readonly Bar[], end: 'oldest' | 'newest'): PriceView {
  return movedView(view, bars, end === 'oldest' ? -bars.length : bars.length);
}

/** Whether the view is close enough to the oldest bar to request older ones. */
export function isNearStart(view: PriceView, bars: readonly Bar[]): boolean {
  const [start, end] = indexesIn(view, bars);
  return start < end - start;
}

/** Index of the first bar from a moment on. */
export const oldestIn = (bars: readonly Bar[], min = 0): number =>
  Math.max(
    0,
    bars.findIndex(({ openTime }) => openTime >= min),
  );

/** Indexes of the first and the last bar in a view. */
export function indexesIn({ min, max }: PriceView, bars: readonly Bar[]): [start: number, end: number] {
  const end = bars.findLastIndex(({ openTime }) => openTime <= max);
  return [oldestIn(bars, min), Math.max(0, end)];
}

function between(bars: readonly Bar[], start: number, end: number): PriceView | undefined {
  const first = bars[start];
  const last = bars[end];
  return first && last && { min: first.openTime, max: last.openTime };
}

/** Whether `next` differs from the bars `before` in the running bar at most. */
export function isSameButLast(before: readonly Bar[], next: readonly Bar[]): boolean {
  return (
    before.length > 1 &&
    next.length === before.length &&
    next.every((bar, index) => bar === before[index] || index === next.length - 1)
  );
}
