import type { Drawing } from './drawing';

/** Pixels from the upper left corner of the prices. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly from: Spot;
  readonly to: Spot;
  /** Of a Fibonacci level. */
  readonly level?: number;
}

/** Fibonacci's retracements: 0 at the second point, 1 at the first. */
export const FIBONACCI_LEVELS = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const;

/** Beyond every screen. */
const FAR = 20_000;

/** The lines of a drawing whose points are at `spots`, in a field of width `width`. A text has none. */
export function segmentsOf(tool: Drawing['tool'], [first, second]: readonly Spot[], width: number): readonly Segment[] {
  if (!first) return [];
  if (tool === 'horizontal') return [{ from: { x: 0, y: first.y }, to: { x: width, y: first.y } }];
  if (!second) return [];
  if (tool === 'trend') return [{ from: first, to: second }];
  if (tool === 'ray') return [{ from: first, to: beyond(first, second) }];
  if (tool === 'fibonacci') {
    const x = Math.min(first.x, second.x);
    return FIBONACCI_LEVELS.map((level) => {
      const y = second.y + (first.y - second.y) * level;
      return { from: { x, y }, to: { x: width, y }, level };
    });
  }
  return [];
}

/** A distant point on the ray from `first` through `second`. */
function beyond(first: Spot, second: Spot): Spot {
  const [dx, dy] = [second.x - first.x, second.y - first.y];
  const length = Math.hypot(dx, dy);
  return length === 0 ? second : { x: first.x + (dx / length) * FAR, y: first.y + (dy / length) * FAR };
}

/** The order in which labels take their room. */
const BY_WEIGHT = [
  0, 1, 0.5, 0.618, 0.382, 0.786, 0.236,
] as const satisfies readonly (typeof FIBONACCI_LEVELS)[number][];
/** Height of a label, CSS pixels. */
const LABEL = 14;

/** The levels whose labels do not lie on each other. A level without a label keeps its line. */
export function labelledLevels(segments: readonly Segment[]): readonly Segment[] {
  const labelled: Segment[] = [];
  for (const level of BY_WEIGHT) {
    const segment = segments.find((one) => one.level === level);
    if (segment && labelled.every(({ from }) => Math.abs(from.y - segment.from.y) >= LABEL)) labelled.push(segment);
  }
  return labelled;
}
