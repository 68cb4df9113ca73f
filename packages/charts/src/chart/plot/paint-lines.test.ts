// @vitest-environment jsdom
import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { ChartLine } from './chart-line';
import { paintLines } from './paint-lines';
import type { PlotArea } from './plot-area';
import { svg } from './svg';

/** A dollar a pixel from 1000 at y = 20 downwards to 800 at y = 220; a second a pixel from 0 at x = 8. */
const plotArea: PlotArea = {
  left: 8,
  top: 20,
  width: 300,
  height: 200,
  axisWidth: 60,
  xOf: (moment) => 8 + moment / 1000,
  momentAt: (x) => (x - 8) * 1000,
  yOf: (price) => 20 + 1000 - price,
  priceAt: (y) => 1000 - (y - 20),
};

const order: ChartLine = { id: 'a', price: decimal(900), label: 'Up 100', tone: 'up' };
const at = (element: Element | null, ...names: string[]) => names.map((name) => Number(element?.getAttribute(name)));

function painted(line: Partial<ChartLine>): SVGGElement {
  const layer = svg('g', {});
  paintLines(layer, [{ ...order, ...line }], plotArea, (price) => `$${price}`);
  return layer;
}

it('a line without a start and an end runs across the prices', () => {
  expect(at(painted({}).querySelector('line'), 'x1', 'x2', 'y1')).toEqual([8, 308, 120.5]);
});

it('a line outside the scale has no stroke, which would show a wrong price, but its name and price with an arrow at that edge', () => {
  const above = painted({ price: decimal(1200) });
  const below = painted({ price: decimal(700) });
  expect([above, below].map((layer) => layer.querySelector('line'))).toEqual([null, null]);
  expect(above).toHaveTextContent('↑ Up 100 · $1200');
  expect(below).toHaveTextContent('↓ Up 100 · $700');
  expect(at(above.querySelector('text'), 'x', 'y')).toEqual([12, 70]);
  expect(at(below.querySelector('text'), 'x', 'y')).toEqual([12, 216]);
});

it('lines outside the scale have a row each', () => {
  const layer = svg('g', {});
  const far = [1200, 1300, 700].map((price) => ({ ...order, id: String(price), price: decimal(price) }));
  paintLines(layer, far, plotArea, String);
  expect([...layer.querySelectorAll('text')].map((text) => Number(text.getAttribute('y')))).toEqual([70, 84, 216]);
});

it('the labels of lines at the top of the plot are below the figures of the bar, one below the other', () => {
  const layer = svg('g', {});
  const high = [999, 998].map((price) => ({ ...order, id: String(price), price: decimal(price) }));
  paintLines(layer, high, plotArea, String);
  const labels = [...layer.querySelectorAll('g')].map((line) => line.querySelector('text'));
  expect(labels.map((label) => Number(label?.getAttribute('y'))).toSorted((a, b) => a - b)).toEqual([70, 84]);
});

it('a span is drawn from its start, a dot, to its end, a bar', () => {
  const layer = painted({ spans: [{ from: 50_000, to: 80_000 }] });
  const [segment = null, end = null] = layer.querySelectorAll('line');
  expect(at(segment, 'x1', 'x2', 'y1')).toEqual([58, 88, 120.5]);
  expect(at(layer.querySelector('circle'), 'cx')).toEqual([58]);
  expect(at(end, 'x1', 'x2')).toEqual([88, 88]);
});

it('the part of a span beyond the view is cut off, and has neither dot nor bar', () => {
  const layer = painted({ spans: [{ from: -50_000, to: 400_000 }] });
  expect(layer.querySelectorAll('line')).toHaveLength(1);
  expect(at(layer.querySelector('line'), 'x1', 'x2')).toEqual([8, 308]);
  expect(layer.querySelector('circle')).toBeNull();
});

it('a span out of sight has no segment; the label and the price stay', () => {
  const layer = painted({ spans: [{ from: 400_000, to: 430_000 }] });
  expect(layer.querySelector('line')).toBeNull();
  expect(layer).toHaveTextContent('Up 100$900');
});

it('the zone reaches from price − tolerance to price + tolerance along the segment', () => {
  const zone = painted({ spans: [{ from: 50_000, to: 80_000 }], tolerance: decimal(10) }).querySelector('rect');
  expect(at(zone, 'x', 'width', 'y', 'height')).toEqual([58, 30, 110, 20]);
});

it('a zone that the scale would make invisible is six pixels high', () => {
  const zone = painted({ spans: [{ from: 50_000, to: 80_000 }], tolerance: decimal('0.01') }).querySelector('rect');
  expect(at(zone, 'y', 'height')).toEqual([117, 6]);
});

it('the labels of lines at one price are above each other', () => {
  const layer = svg('g', {});
  const remove = { label: 'Cancel', run: () => undefined };
  const lines = [{ ...order, remove }, order, { ...order, price: decimal(500) }];
  paintLines(layer, lines, plotArea, String);
  const labels = [...layer.querySelectorAll('[data-line] > text:first-of-type')].slice(0, 2);
  expect(labels.map((text) => Number(text.getAttribute('y')))).toEqual([116.5, 102.5]);
});

it('labels stand at the left end, and neither they nor the prices on the axis lie on each other or on the last price', () => {
  const layer = svg('g', {});
  const near = [900, 901, 902].map((price) => ({ ...order, id: String(price), price: decimal(price) }));
  paintLines(layer, near, plotArea, String, 900);
  const lines = [...layer.querySelectorAll('[data-line]')];
  const labels = lines.map((line) => at(line.querySelector('text'), 'x', 'y'));
  expect(labels.map(([x]) => x)).toEqual([12, 12, 12]);
  // The order on the axis is that of the prices.
  const tops = lines.map((line) => at(line.querySelector('rect'), 'y')[0] ?? 0);
  expect(tops.toSorted((a, b) => b - a)).toEqual(tops);
  const tags = [120, ...lines.map((line) => 9 + (at(line.querySelector('rect'), 'y')[0] ?? 0))];
  for (const heights of [labels.map(([, y = 0]) => y), tags]) {
    const sorted = heights.toSorted((a, b) => a - b);
    for (const [index, height] of sorted.slice(1).entries()) {
      expect(height - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(14);
    }
  }
});

it('no price on the axis lies on the second row of the last price', () => {
  const layer = svg('g', {});
  const near = [901, 899, 895].map((price) => ({ ...order, id: String(price), price: decimal(price) }));
  paintLines(layer, near, plotArea, String, 900, 14);
  const tops = [...layer.querySelectorAll('rect')].map((tag) => at(tag, 'y')[0] ?? 0);
  // The tag of the last price begins at 110.5 and ends at 143.5.
  expect(tops).toEqual([93, 143, 161]);
});

it('no price on the axis is moved over the first row of the figures of the bar', () => {
  const layer = svg('g', {});
  const high = ['a', 'b', 'c'].map((id) => ({ ...order, id, price: decimal(981) }));
  paintLines(layer, high, plotArea, String, 980);
  const tops = [...layer.querySelectorAll('rect')].map((tag) => at(tag, 'y')[0] ?? 0);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(20);
  const sorted = [...tops, 31].toSorted((a, b) => a - b);
  for (const [index, top] of sorted.slice(1).entries()) expect(top - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(17);
});
