import { describe, expect, it } from 'vitest';
import { labelledSegments, type Spot } from './geometry';
import { DRAWING_TOOLS, toolOf, type DrawingTool } from './tools';

const SIZE = { width: 300, height: 200 };
const spot = (x: number, y: number): Spot => ({ x, y });
const [low, high, end] = [spot(10, 100), spot(30, 50), spot(60, 80)];

const figureOf = (tool: DrawingTool, ...spots: readonly Spot[]) => toolOf(tool).figure(spots, SIZE);
/** `10 100 30 50`: from and to of each line, rounded to a tenth of a pixel. */
const linesOf = (tool: DrawingTool, ...spots: readonly Spot[]) =>
  figureOf(tool, ...spots).segments.map(({ from, to }) =>
    [from.x, from.y, to.x, to.y].map((value) => Math.round(value * 10) / 10).join(' '),
  );
/** Of the line with a number, in pixels down per pixel to the right. */
function slopeOf(tool: DrawingTool, spots: readonly Spot[], line: number): number {
  const { from, to } = figureOf(tool, ...spots).segments[line] ?? { from: low, to: low };
  return (to.y - from.y) / (to.x - from.x);
}

describe('the table of tools', () => {
  it('a tool with as many points as it needs has lines, except a text', () => {
    const without = DRAWING_TOOLS.filter((tool) => {
      const spots = [low, high, end].slice(0, toolOf(tool).points);
      const { segments, stroke = [] } = figureOf(tool, ...spots);
      return segments.length + stroke.length === 0;
    });
    expect(without).toEqual(['text']);
  });

  it('a tool that is placed by keyboard starts with all of its points', () => {
    const incomplete = DRAWING_TOOLS.filter((tool) => {
      const { points, start, isFreehand } = toolOf(tool);
      return start !== undefined && (isFreehand ? start.length < points : start.length !== points);
    });
    expect(incomplete).toEqual([]);
  });

  it('a tool of three points joins the ones that are there while it is placed', () => {
    expect(linesOf('channel', low, high)).toEqual(['10 100 30 50']);
    expect(linesOf('long', low)).toEqual([]);
  });
});

describe('lines', () => {
  it('an extended line continues beyond both of its points', () => {
    const [line] = figureOf('extended', low, high).segments;
    expect(line && line.from.y).toBeGreaterThan(10_000);
    expect(line && line.to.y).toBeLessThan(-10_000);
    expect(slopeOf('extended', [low, high], 0)).toBeCloseTo(-2.5);
  });

  it('a horizontal ray starts at its point and ends at the right edge, and a vertical line crosses the plot', () => {
    expect(linesOf('horizontalRay', high)).toEqual(['30 50 300 50']);
    expect(linesOf('vertical', high)).toEqual(['30 0 30 200']);
    expect(linesOf('cross', high)).toEqual(['0 50 300 50', '30 0 30 200']);
    expect(figureOf('vertical', high).handles).toEqual([spot(30, 100)]);
  });

  it('an arrow has two strokes at its second point, and none while both points are the same', () => {
    expect(linesOf('arrow', spot(0, 0), spot(100, 0))).toEqual(['0 0 100 0', '100 0 91.3 5', '100 0 91.3 -5']);
    expect(linesOf('arrow', low, low)).toHaveLength(1);
  });
});

describe('channels and shapes', () => {
  it('the other side of a channel is parallel and goes through the third point', () => {
    expect(linesOf('channel', low, high, spot(20, 95))).toEqual(['10 100 30 50', '10 120 30 70', '10 110 30 60']);
    expect(linesOf('channel', low, spot(10, 50), spot(30, 70))).toEqual([
      '10 100 10 50',
      '30 100 30 50',
      '20 100 20 50',
    ]);
  });

  it('the tines of a pitchfork are parallel to its median, which halves the line between the other points', () => {
    const spots = [spot(0, 100), spot(40, 60), spot(60, 120)];
    expect(linesOf('pitchfork', ...spots)[0]).toBe('40 60 60 120');
    expect([1, 2, 3].map((line) => slopeOf('pitchfork', spots, line).toFixed(6))).toEqual(Array(3).fill('-0.200000'));
  });

  it('a rectangle and a triangle are closed and filled', () => {
    expect(linesOf('rectangle', low, high)).toEqual(['10 100 30 100', '30 100 30 50', '30 50 10 50', '10 50 10 100']);
    expect(linesOf('triangle', low, high, end)).toEqual(['10 100 30 50', '30 50 60 80', '60 80 10 100']);
    expect(figureOf('triangle', low, high, end).areas).toEqual([{ corners: [low, high, end], tone: 'plain' }]);
  });
});

describe('Fibonacci', () => {
  it('an extension measures multiples of the first move from the third point', () => {
    const levels = figureOf('fibonacciExtension', low, high, end).segments.filter(({ level }) => level !== undefined);
    expect(levels.map(({ level, from, to }) => [level, Number(from.y.toFixed(6)), from.x, to.x])).toEqual([
      [0, 80, 60, 300],
      [0.382, 60.9, 60, 300],
      [0.618, 49.1, 60, 300],
      [1, 30, 60, 300],
      [1.618, -0.9, 60, 300],
      [2.618, -50.9, 60, 300],
    ]);
  });

  it('the time zones lie at multiples of the first distance', () => {
    expect(linesOf('fibonacciTimeZones', low, high).slice(0, 6)).toEqual([
      '10 0 10 200',
      '30 0 30 200',
      '50 0 50 200',
      '70 0 70 200',
      '110 0 110 200',
      '170 0 170 200',
    ]);
  });
});

describe('positions', () => {
  it('a position has its lines between entry and target and a zone to each side', () => {
    const { segments, areas, handles } = figureOf('long', spot(10, 100), spot(60, 40), spot(99, 130));
    expect(segments.map(({ name, from, to }) => [name, from.y, from.x, to.x])).toEqual([
      ['entry', 100, 10, 60],
      ['target', 40, 10, 60],
      ['stop', 130, 10, 60],
    ]);
    expect(areas?.map(({ tone, corners }) => [tone, ...corners.map(({ y }) => y)])).toEqual([
      ['gain', 100, 100, 40, 40],
      ['loss', 100, 100, 130, 130],
    ]);
    expect(handles?.[2]).toEqual(spot(60, 130));
  });

  it('a line of a position has no label where it would lie on another one', () => {
    const { segments } = figureOf('short', spot(10, 100), spot(60, 140), spot(60, 95));
    expect(labelledSegments(segments).map(({ name }) => name)).toEqual(['entry', 'target']);
  });
});
