/** Pixels from the upper left corner of the prices. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Of the prices, pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a line of a position is. */
export type LineName = 'entry' | 'target' | 'stop';

export interface Segment {
  readonly from: Spot;
  readonly to: Spot;
  /** Of a Fibonacci level. It is labelled with its price, where it begins. */
  readonly level?: number;
  /** Labelled with its price, where it begins or at the right edge. */
  readonly price?: 'start' | 'end';
  readonly name?: LineName;
}

/** A surface behind the lines. */
export interface Area {
  readonly corners: readonly Spot[];
  readonly tone: 'plain' | 'gain' | 'loss';
}

/** Lines, areas and words of a drawing. */
export interface Figure {
  readonly segments: readonly Segment[];
  /** One line through many spots. */
  readonly stroke?: readonly Spot[];
  readonly areas?: readonly Area[];
  /** The middle of the foot of its words, where it has words. */
  readonly words?: Spot;
  /** Where its points are taken hold of; by default where they lie. */
  readonly handles?: readonly Spot[];
}

/** Fibonacci's retracements: 0 at the second point, 1 at the first. */
export const FIBONACCI_LEVELS = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const;

/** Multiples of the move from the first point to the second, measured from the third. */
const EXTENSION_LEVELS = [0, 0.382, 0.618, 1, 1.618, 2.618] as const;

/** Distances of the time zones from the first point, in units of that of the second: Fibonacci's numbers. */
const TIME_ZONES = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89] as const;

/** Beyond every screen. */
const FAR = 20_000;
/** Length of the two strokes of an arrow's head, and their angle with its line. */
const HEAD = 10;
const HEAD_ANGLE = Math.PI / 6;
/** Distance of words above a figure. */
const ABOVE = 6;
/** Above a line that has a label of its own. */
const ABOVE_LABEL = 20;

/** A distant point on the ray from `first` through `second`. */
function beyond(first: Spot, second: Spot): Spot {
  const [dx, dy] = [second.x - first.x, second.y - first.y];
  const length = Math.hypot(dx, dy);
  return length === 0 ? second : { x: first.x + (dx / length) * FAR, y: first.y + (dy / length) * FAR };
}

const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const shifted = (spot: Spot, by: Spot): Spot => ({ x: spot.x + by.x, y: spot.y + by.y });
const across = (y: number, from: number, to: number): Segment => ({ from: { x: from, y }, to: { x: to, y } });
const down = (x: number, from: number, to: number): Segment => ({ from: { x, y: from }, to: { x, y: to } });
const cornersOf = (a: Spot, b: Spot): Spot[] => [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];

/** Lines from each point to the next one. */
export const joined = (spots: readonly Spot[]): Segment[] =>
  spots.slice(1).flatMap((to, index) => {
    const from = spots[index];
    return from ? [{ from, to }] : [];
  });

const closed = (corners: readonly Spot[]): Figure => ({
  segments: joined([...corners, ...corners.slice(0, 1)]),
  areas: [{ corners, tone: 'plain' }],
});

/** A stroke with more points has no handles: it moves as a whole. */
const HANDLES_AT_MOST = 8;

export const freehand = (spots: readonly Spot[]): Figure => ({
  segments: [],
  stroke: spots,
  handles: spots.length > HANDLES_AT_MOST ? [] : spots,
});

export const trend = (a: Spot, b: Spot): Figure => ({ segments: [{ from: a, to: b }] });
export const ray = (a: Spot, b: Spot): Figure => ({ segments: [{ from: a, to: beyond(a, b) }] });
export const extended = (a: Spot, b: Spot): Figure => ({ segments: [{ from: beyond(b, a), to: beyond(a, b) }] });

export function arrow(a: Spot, b: Spot): Figure {
  const back = Math.atan2(a.y - b.y, a.x - b.x);
  const strokes = a.x === b.x && a.y === b.y ? [] : [back - HEAD_ANGLE, back + HEAD_ANGLE];
  return {
    segments: [
      { from: a, to: b },
      ...strokes.map((angle) => ({
        from: b,
        to: shifted(b, { x: HEAD * Math.cos(angle), y: HEAD * Math.sin(angle) }),
      })),
    ],
  };
}

export const horizontal = ({ y }: Spot, { width }: Size): Figure => ({
  segments: [{ ...across(y, 0, width), price: 'end' }],
  handles: [{ x: width / 2, y }],
});
export const horizontalRay = ({ x, y }: Spot, { width }: Size): Figure => ({
  segments: [{ ...across(y, x, Math.max(x, width)), price: 'end' }],
});
export const vertical = ({ x }: Spot, { height }: Size): Figure => ({
  segments: [down(x, 0, height)],
  words: { x, y: height - ABOVE },
  handles: [{ x, y: height / 2 }],
});
export const cross = ({ x, y }: Spot, { width, height }: Size): Figure => ({
  segments: [{ ...across(y, 0, width), price: 'end' }, down(x, 0, height)],
  words: { x, y: height - ABOVE },
});

/** The first two points are one side; the other side goes through the third point. Half-way between them is a third line. */
export function channel(a: Spot, b: Spot, c: Spot): Figure {
  const by = a.x === b.x ? { x: c.x - a.x, y: 0 } : { x: 0, y: c.y - a.y - ((b.y - a.y) * (c.x - a.x)) / (b.x - a.x) };
  const half = { x: by.x / 2, y: by.y / 2 };
  const [start, end] = [shifted(a, by), shifted(b, by)];
  return {
    segments: [
      { from: a, to: b },
      { from: start, to: end },
      { from: shifted(a, half), to: shifted(b, half) },
    ],
    areas: [{ corners: [a, b, end, start], tone: 'plain' }],
  };
}

/** Andrews' pitchfork: a ray from the first point through the middle of the others, and its parallels through them. */
export function pitchfork(a: Spot, b: Spot, c: Spot): Figure {
  const middle = between(b, c);
  const by = { x: middle.x - a.x, y: middle.y - a.y };
  return {
    segments: [
      { from: b, to: c },
      { from: a, to: beyond(a, middle) },
      { from: b, to: beyond(b, shifted(b, by)) },
      { from: c, to: beyond(c, shifted(c, by)) },
    ],
  };
}

export const rectangle = (a: Spot, b: Spot): Figure => closed(cornersOf(a, b));
export const triangle = (a: Spot, b: Spot, c: Spot): Figure => closed([a, b, c]);

export function fibonacci(a: Spot, b: Spot, { width }: Size): Figure {
  const x = Math.min(a.x, b.x);
  return { segments: FIBONACCI_LEVELS.map((level) => ({ ...across(b.y + (a.y - b.y) * level, x, width), level })) };
}

export const fibonacciExtension = (a: Spot, b: Spot, c: Spot, { width }: Size): Figure => ({
  segments: [
    ...joined([a, b, c]),
    ...EXTENSION_LEVELS.map((level) => ({ ...across(c.y + (b.y - a.y) * level, c.x, Math.max(c.x, width)), level })),
  ],
});

export const fibonacciTimeZones = (a: Spot, b: Spot, { height }: Size): Figure => ({
  segments: TIME_ZONES.map((zone) => down(a.x + (b.x - a.x) * zone, 0, height)),
});

export function priceRange(a: Spot, b: Spot): Figure {
  const { x } = between(a, b);
  return {
    segments: [across(a.y, a.x, b.x), across(b.y, a.x, b.x), ...arrow({ x, y: a.y }, { x, y: b.y }).segments],
    areas: [{ corners: cornersOf(a, b), tone: 'plain' }],
    words: { x, y: Math.min(a.y, b.y) - ABOVE },
  };
}

export function dateRange(a: Spot, b: Spot): Figure {
  const { x, y } = between(a, b);
  return {
    segments: [down(a.x, a.y, b.y), down(b.x, a.y, b.y), ...arrow({ x: a.x, y }, { x: b.x, y }).segments],
    areas: [{ corners: cornersOf(a, b), tone: 'plain' }],
    words: { x, y: Math.min(a.y, b.y) - ABOVE },
  };
}

/** It is as wide as the entry is away from the target; of the stop only the height counts. */
export function position(entry: Spot, target: Spot, stop: Spot): Figure {
  const [left, right] = [Math.min(entry.x, target.x), Math.max(entry.x, target.x)];
  const line = (name: LineName, { y }: Spot): Segment => ({ ...across(y, left, right), name, price: 'start' });
  const zone = (tone: Area['tone'], { y }: Spot): Area => ({
    corners: cornersOf({ x: left, y: entry.y }, { x: right, y }),
    tone,
  });
  return {
    segments: [line('entry', entry), line('target', target), line('stop', stop)],
    areas: [zone('gain', target), zone('loss', stop)],
    words: { x: (left + right) / 2, y: Math.min(entry.y, target.y, stop.y) - ABOVE_LABEL },
    handles: [entry, target, { x: target.x, y: stop.y }],
  };
}

/** The order in which levels take their room; other lines come before them. */
const BY_WEIGHT: readonly (number | undefined)[] = [0, 1, 1.618, 0.5, 0.618, 0.382, 2.618, 0.786, 0.236];
const weightOf = ({ level }: Segment) => BY_WEIGHT.indexOf(level);
/** Height of a label, CSS pixels. */
const LABEL = 14;

/** The lines whose labels do not lie on each other. A line without room for its label is drawn without. */
export function labelledSegments(segments: readonly Segment[]): readonly Segment[] {
  const labelled: Segment[] = [];
  const asking = segments.filter(({ level, price }) => level !== undefined || price);
  for (const segment of asking.toSorted((a, b) => weightOf(a) - weightOf(b))) {
    if (labelled.every(({ from }) => Math.abs(from.y - segment.from.y) >= LABEL)) labelled.push(segment);
  }
  return labelled;
}
