import { isGreater, isLess, type Decimal } from '@bourse/decimal';

export interface LinePoint {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly value: Decimal;
}

export interface LineSummary {
  readonly first: LinePoint;
  readonly last: LinePoint;
  readonly lowest: LinePoint;
  readonly highest: LinePoint;
}

/** The points that describe a line in one sentence; `undefined` for no points. Of equal values the earlier point counts. */
export function lineSummary(points: readonly LinePoint[]): LineSummary | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return undefined;
  return {
    first,
    last,
    lowest: points.reduce((found, point) => (isLess(point.value, found.value) ? point : found)),
    highest: points.reduce((found, point) => (isGreater(point.value, found.value) ? point : found)),
  };
}
