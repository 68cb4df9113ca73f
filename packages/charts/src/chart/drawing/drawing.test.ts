// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { aChartPair, FIXTURE_NOW, someBars } from '../../testing';
import type { PlotArea } from '../plot/plot-area';
import { nextId, type Drawing } from './drawing';
import { readDrawings, storeDrawings } from './use-drawings';
import { FIBONACCI_LEVELS, labelledSegments, type Spot } from './geometry';
import { centred, movedBy } from './moved';
import { momentOf, numberOf, projectionOf } from './projection';
import { toolOf, type DrawingTool } from './tools';

const MINUTE = 60_000;
const evenBars = someBars({ count: 11 });
/** A market without trades for an hour between its fifth and its sixth bar. */
const gapped = evenBars.map((bar, index) => (index < 5 ? { ...bar, openTime: bar.openTime - 60 * MINUTE } : bar));
const openAt = (index: number) => gapped[index]?.openTime ?? 0;

/** Bars ten pixels apart from x = 100, a dollar a pixel from 1000 at y = 20 downwards. */
const plotArea: PlotArea = {
  left: 100,
  top: 20,
  width: 100,
  height: 200,
  axisWidth: 60,
  xOf: (moment) => 100 + 10 * numberOf(gapped, MINUTE, moment),
  momentAt: (x) => momentOf(gapped, MINUTE, (x - 100) / 10),
  yOf: (price) => 20 + 1000 - price,
  priceAt: (y) => 1000 - (y - 20),
};
const projection = projectionOf(plotArea, gapped, MINUTE);
if (!projection) throw new Error('there is no projection');

const drawing = (overrides: Partial<Drawing> = {}): Drawing => ({
  id: 1,
  tool: 'trend',
  anchors: [
    { time: openAt(2), price: 900 },
    { time: openAt(6), price: 950 },
  ],
  text: '',
  ...overrides,
});

it('the position of a drawing follows the bar index, which skips intervals without bars', () => {
  expect(projection.toSpot({ time: openAt(4), price: 900 })).toEqual({ x: 40, y: 100 });
  expect(projection.toSpot({ time: openAt(5), price: 900 }).x).toBe(50);
  expect(projection.toSpot({ time: openAt(4) + 30 * MINUTE, price: 900 }).x).toBeGreaterThan(40);
});

it('the position of a drawing extrapolates bar by bar before the first and after the last bar', () => {
  expect(projection.toSpot({ time: FIXTURE_NOW + 3 * MINUTE, price: 900 }).x).toBe(130);
  expect(projection.toSpot({ time: openAt(0) - 2 * MINUTE, price: 900 }).x).toBe(-20);
  expect(momentOf(gapped, MINUTE, -2)).toBe(openAt(0) - 2 * MINUTE);
});

it('the position of a drawing is read back from the pixels, at the nearest bar', () => {
  expect(projection.toAnchor({ x: 43, y: 100 })).toEqual({ time: openAt(4), price: 900 });
  expect(projection.toAnchor({ x: 128, y: 0 })).toEqual({ time: FIXTURE_NOW + 3 * MINUTE, price: 1000 });
});

describe('moving', () => {
  it('a drawing moves with all its points, or by one of them', () => {
    const moved = movedBy(drawing(), { x: 10, y: -50 }, projection);
    expect(moved.anchors).toEqual([
      { time: openAt(3), price: 950 },
      { time: openAt(7), price: 1000 },
    ]);
    expect(movedBy(drawing(), { x: 0, y: 5 }, projection, 1).anchors).toEqual([
      drawing().anchors[0],
      { time: openAt(6), price: 945 },
    ]);
  });

  it('a drawing that is moved without a pointer starts in the middle of the plot', () => {
    const { anchors } = centred(7, 'horizontal', { x: 100, y: 200 }, projection);
    expect(anchors).toEqual([{ time: openAt(5), price: 900 }]);
    expect(centred(7, 'ray', { x: 100, y: 200 }, projection).anchors).toHaveLength(2);
  });
});

const segmentsOf = (tool: DrawingTool, spots: readonly Spot[], width: number) =>
  toolOf(tool).figure(spots, { width, height: 200 }).segments;

const labelled = (height: number) =>
  labelledSegments(
    segmentsOf(
      'fibonacci',
      [
        { x: 0, y: height },
        { x: 9, y: 0 },
      ],
      300,
    ),
  ).map(({ level }) => level);

describe('the lines of a tool', () => {
  const spots = [
    { x: 10, y: 100 },
    { x: 20, y: 50 },
  ];

  it('a trend line joins two points, a ray continues beyond the second, and a horizontal line crosses the plot', () => {
    expect(segmentsOf('trend', spots, 300)).toEqual([{ from: spots[0], to: spots[1] }]);
    const [ray] = segmentsOf('ray', spots, 300);
    expect(ray?.from).toEqual(spots[0]);
    expect(ray && (ray.to.y - 100) / (ray.to.x - 10)).toBeCloseTo(-5);
    expect(ray && ray.to.y).toBeLessThan(-10_000);
    expect(segmentsOf('horizontal', spots.slice(0, 1), 300)).toEqual([
      { from: { x: 0, y: 100 }, to: { x: 300, y: 100 }, price: 'end' },
    ]);
    expect(segmentsOf('text', spots, 300)).toEqual([]);
  });

  it('a Fibonacci drawing has seven levels, 1 at the first point and 0 at the second', () => {
    const levels = segmentsOf('fibonacci', spots, 300);
    expect(levels.map(({ level }) => level)).toEqual([...FIBONACCI_LEVELS]);
    expect(levels.map(({ from }) => Number(from.y.toFixed(6)))).toEqual([50, 61.8, 69.1, 75, 80.9, 89.3, 100]);
    expect(new Set(levels.map(({ from, to }) => `${from.x} ${to.x}`))).toEqual(new Set(['10 300']));
  });

  it('a Fibonacci drawing labels the levels that have room, its ends and the half first', () => {
    expect(labelled(50)).toEqual([0, 1, 0.5]);
    expect(labelled(400)).toHaveLength(FIBONACCI_LEVELS.length);
  });
});

describe('stored drawings', () => {
  const btc = aChartPair().id;
  const eth = aChartPair({ id: '2-3' }).id;

  it('stored drawings are kept for each pair', () => {
    storeDrawings(btc, [drawing()]);
    expect([readDrawings(btc), readDrawings(eth)]).toEqual([[drawing()], []]);
    storeDrawings(btc, []);
    expect(localStorage.length).toBe(0);
  });

  it.each([
    '{',
    'null',
    '[{"id":1,"tool":"circle","anchors":[],"text":""}]',
    '[{"id":1,"tool":"trend","anchors":[],"text":""}]',
  ])('stored drawings are empty if the stored value is invalid: %s', (stored) => {
    localStorage.setItem(`bourse.chart.drawings.${btc}`, stored);
    expect(readDrawings(btc)).toEqual([]);
  });

  it('new drawings get unique ids', () => {
    expect([nextId([]), nextId([drawing({ id: 7 }), drawing()])]).toEqual([1, 8]);
  });
});
