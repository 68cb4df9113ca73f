import {
  arrow,
  channel,
  cross,
  dateRange,
  extended,
  fibonacci,
  fibonacciExtension,
  fibonacciTimeZones,
  freehand,
  horizontal,
  horizontalRay,
  joined,
  pitchfork,
  position,
  priceRange,
  ray,
  rectangle,
  trend,
  triangle,
  vertical,
  type Figure,
  type Size,
  type Spot,
} from './geometry';

export type ToolGroup = 'lines' | 'shapes' | 'fibonacci' | 'measures';

export interface Tool {
  readonly group: ToolGroup;
  /** Of a stroke the fewest. */
  readonly points: 1 | 2 | 3;
  /** Drawn as one stroke; its points lie between the bars too. */
  readonly isFreehand?: true;
  /** Its lines when its points are at `spots`, which are fewer while it is placed. */
  readonly figure: (spots: readonly Spot[], size: Size) => Figure;
  /** Its outline on a 16 px grid. */
  readonly path: string;
  /** Has a button of its own; the others are in the menu. */
  readonly isPinned?: true;
  /** Its name says the moment of its first point instead of the price. */
  readonly isAtMoment?: true;
  /** Where its points are at first when it is placed by keyboard, in parts of the field. */
  readonly start?: readonly Spot[];
}

type Points = Pick<Tool, 'points' | 'figure'>;

const one = (figure: (a: Spot, size: Size) => Figure): Points => ({
  points: 1,
  figure: ([a], size) => (a ? figure(a, size) : { segments: [] }),
});
const two = (figure: (a: Spot, b: Spot, size: Size) => Figure): Points => ({
  points: 2,
  figure: ([a, b], size) => (a && b ? figure(a, b, size) : { segments: [] }),
});
const three = (figure: (a: Spot, b: Spot, c: Spot, size: Size) => Figure): Points => ({
  points: 3,
  figure: (spots, size) => {
    const [a, b, c] = spots;
    return a && b && c ? figure(a, b, c, size) : { segments: joined(spots) };
  },
});

/** Twice as far from the entry to the target as to the stop. */
const ENTRY = { x: 1 / 3, y: 1 / 2 };
const LONG_START = [ENTRY, { x: 2 / 3, y: 1 / 4 }, { x: 2 / 3, y: 5 / 8 }];
const SHORT_START = [ENTRY, { x: 2 / 3, y: 3 / 4 }, { x: 2 / 3, y: 3 / 8 }];

/** A wave of few points, each of which the keyboard moves. */
const WAVE: readonly Spot[] = [0, 1, 2, 3, 4].map((at) => ({ x: (at + 2) / 8, y: at % 2 === 0 ? 1 / 2 : 2 / 5 }));

/** All tools, in the order of the menu. A tool is a row here and its name in the texts. */
export const TOOLS = {
  trend: { group: 'lines', ...two(trend), path: 'M3 13L13 3M3 13h.01M13 3h.01', isPinned: true },
  ray: { group: 'lines', ...two(ray), path: 'M3 13L14 2M10 2h4v4M3 13h.01', isPinned: true },
  extended: { group: 'lines', ...two(extended), path: 'M2 14L14 2M11 2h3v3M5 14H2v-3' },
  arrow: { group: 'lines', ...two(arrow), path: 'M3 13L12 4M6 4h6v6' },
  horizontal: {
    group: 'lines',
    ...one(horizontal),
    path: 'M1 8h5m4 0h5M8 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
    isPinned: true,
  },
  horizontalRay: {
    group: 'lines',
    ...one(horizontalRay),
    path: 'M5 8h10M3.5 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  },
  vertical: {
    group: 'lines',
    ...one(vertical),
    path: 'M8 1v5m0 4v5M8 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
    isAtMoment: true,
  },
  cross: { group: 'lines', ...one(cross), path: 'M8 1v14M1 8h14' },
  brush: {
    group: 'lines',
    points: 2,
    isFreehand: true,
    figure: (spots) => freehand(spots),
    path: 'M2 11c2-6 4-7 5-4s2 5 4 1 2-4 3-4',
    start: WAVE,
  },
  channel: { group: 'shapes', ...three(channel), path: 'M2 9l9-7M5 14l9-7' },
  pitchfork: { group: 'shapes', ...three(pitchfork), path: 'M2 14l4-4M3 7l6 6M3 7l5-5M6 10l7-7M9 13l5-5' },
  rectangle: { group: 'shapes', ...two(rectangle), path: 'M2 4h12v8H2z' },
  triangle: { group: 'shapes', ...three(triangle), path: 'M2 13L8 3l6 10z' },
  fibonacci: { group: 'fibonacci', ...two(fibonacci), path: 'M2 3h12M2 6.5h12M2 9.5h12M2 13h12', isPinned: true },
  fibonacciExtension: {
    group: 'fibonacci',
    ...three(fibonacciExtension),
    path: 'M1 14l4-6 3 3M8 11h7M8 7h7M8 2h7',
  },
  fibonacciTimeZones: {
    group: 'fibonacci',
    ...two(fibonacciTimeZones),
    path: 'M2 2v12M4 2v12M8 2v12M14 2v12',
    isAtMoment: true,
  },
  priceRange: { group: 'measures', ...two(priceRange), path: 'M3 2h10M3 14h10M8 13V3M5.5 5.5L8 3l2.5 2.5' },
  dateRange: {
    group: 'measures',
    ...two(dateRange),
    path: 'M2 3v10M14 3v10M3 8h10M10.5 5.5L13 8l-2.5 2.5',
    isAtMoment: true,
  },
  long: { group: 'measures', ...three(position), path: 'M2 2h12v12H2zM2 10h12M8 8V4M6 6l2-2 2 2', start: LONG_START },
  short: { group: 'measures', ...three(position), path: 'M2 2h12v12H2zM2 6h12M8 8v4M6 10l2 2 2-2', start: SHORT_START },
  text: { group: 'shapes', ...one(() => ({ segments: [] })), path: 'M3 4V3h10v1M8 3v10M6 13h4', isPinned: true },
} as const satisfies Record<string, Tool>;

export type DrawingTool = keyof typeof TOOLS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const DRAWING_TOOLS = Object.keys(TOOLS) as DrawingTool[];

export const toolOf = (tool: DrawingTool): Tool => TOOLS[tool];
