import { drawingBar, INDICATORS } from '@bourse/charts/indicators';
import type { Bar } from '@bourse/contracts/bars';
import { toDrawingNumber } from '@bourse/decimal';
import type { PriceAlert, WatchedIndicator } from './alert';

type Values = readonly (number | null)[];

/** The watched line and the line that it crosses, one value a bar: an indicator and its level, or the close and an indicator of prices. */
function linesOf(
  { id, period, line }: WatchedIndicator,
  level: number,
  bars: readonly Bar[],
): readonly [Values, Values] {
  const drawn = bars.map(drawingBar);
  const indicator = INDICATORS.find((each) => each.id === id);
  const values = indicator?.values(drawn, line?.parameters ?? [period])[line?.index ?? 0] ?? [];
  return indicator?.pane ? [values, drawn.map(() => level)] : [drawn.map(({ close }) => close), values];
}

/**
 * Has the indicator of a waiting alert crossed since the alert was set? It crosses at the close of a bar: before it was on the other
 * side, now it is at its level or beyond it. The last bar runs and does not count.
 */
export function hasCrossed({ indicator, price, direction, firedAt }: PriceAlert, bars: readonly Bar[]): boolean {
  if (!indicator || firedAt !== undefined) return false;
  const [watched, crossed] = linesOf(indicator, toDrawingNumber(price), bars.slice(0, -1));
  const sign = direction === 'above' ? 1 : -1;
  /** Positive on the side that the alert waits for. */
  const beyond = watched.map((value, index) => {
    const other = crossed[index] ?? null;
    return value === null || other === null ? null : sign * (value - other);
  });
  return beyond.some((now, index) => {
    const before = beyond[index - 1] ?? null;
    const closedAt = bars[index + 1]?.openTime ?? 0;
    return now !== null && before !== null && before < 0 && now >= 0 && closedAt > indicator.since;
  });
}
