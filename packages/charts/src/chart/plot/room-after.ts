import type { Bar } from '@bourse/contracts/bars';
import type { ChartLine } from './chart-line';
import { ROOM_BARS } from './price-view';

const MOST_BARS = 10;

/**
 * Milliseconds after the opening of the newest bar up to the latest end of a line's spans, in whole bars so that it
 * changes at most once a bar; at least five bars, fewer where the chart has less than fifty, and at most ten.
 * @param length of a bar in milliseconds
 */
export function roomAfter(lines: readonly ChartLine[], bars: readonly Bar[], length: number): number {
  const newest = bars.at(-1)?.openTime ?? 0;
  const latest = Math.max(newest, ...lines.flatMap(({ spans = [] }) => spans.map(({ to }) => to)));
  const least = Math.min(ROOM_BARS, Math.floor(bars.length / 10));
  return Math.min(MOST_BARS, Math.max(least, Math.ceil((latest - newest) / length))) * length;
}
