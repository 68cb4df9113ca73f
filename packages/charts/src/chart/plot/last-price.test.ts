// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { lastPriceMark } from './last-price';
import type { PlotArea } from './plot-area';
import { svg } from './svg';

/** A dollar a pixel from 1000 at y = 20 downwards to 800 at y = 220. */
const plotArea: PlotArea = {
  left: 8,
  top: 20,
  width: 300,
  height: 200,
  axisWidth: 60,
  xOf: (moment) => moment,
  momentAt: (x) => x,
  yOf: (price) => 20 + 1000 - price,
  priceAt: (y) => 1000 - (y - 20),
};

const at = (element: Element | null, ...names: string[]) => names.map((name) => Number(element?.getAttribute(name)));

function marked() {
  const layer = svg('g', {});
  const mark = lastPriceMark(layer, (price) => `$${price}`);
  const line = () => layer.querySelector('line');
  const [tag, figure] = [layer.querySelector('rect'), layer.querySelector('text')];
  return { layer, mark, line, tag, figure };
}

it('the mark of the last price is a line across the prices at its height, with the figure in a tag on the axis', () => {
  const { mark, line, tag, figure } = marked();
  mark(900, plotArea);
  expect(at(line(), 'x1', 'x2', 'y1', 'y2')).toEqual([8, 308, 120.5, 120.5]);
  const [x = 0, y = 0, width = 0, height = 0] = at(tag, 'x', 'y', 'width', 'height');
  expect([x, width, y + height / 2]).toEqual([308, 60, 120.5]);
  expect(at(figure, 'x')[0]).toBeGreaterThan(x);
  expect(figure).toHaveTextContent('$900');
});

it('the mark of the last price moves with the price and with the scale, without creating elements', () => {
  const { layer, mark, line, figure } = marked();
  mark(900, plotArea);
  const before = [...layer.children];
  mark(950, plotArea);
  expect(at(line(), 'y1')).toEqual([70.5]);
  mark(950, { ...plotArea, left: 0, width: 200, yOf: (price) => 20 + (1000 - price) / 2 });
  expect(at(line(), 'x1', 'x2', 'y1')).toEqual([0, 200, 45.5]);
  expect(figure).toHaveTextContent('$950');
  expect([...layer.children]).toEqual(before);
});

it.each([
  ['beyond the upper end of the scale', 1001],
  ['below its lower end', 799],
])('the mark of the last price is hidden %s, and shown again afterwards', (_where, price) => {
  const { layer, mark } = marked();
  mark(price, plotArea);
  expect(layer).toHaveAttribute('visibility', 'hidden');
  mark(1000, plotArea);
  expect(layer).toHaveAttribute('visibility', 'inherit');
  mark(800, plotArea);
  expect(layer).toHaveAttribute('visibility', 'inherit');
});

it('the mark of the last price is hidden before the axis has a scale', () => {
  const { layer, mark, figure } = marked();
  mark(-1, undefined);
  expect(layer).toHaveAttribute('visibility', 'hidden');
  expect(figure).toBeEmptyDOMElement();
});

it('the second row lies in the same tag, which is as wide as the row needs, and goes again', () => {
  const { layer, mark, tag } = marked();
  const second = layer.querySelector('[data-note]');
  mark(900, plotArea, '02:05');
  expect([...at(tag, 'x', 'width', 'height'), second?.textContent]).toEqual([308, 60, 33, '02:05']);
  mark(900, { ...plotArea, axisWidth: 38 }, '13:02:05');
  const [x = 0, width = 0] = at(tag, 'x', 'width');
  expect([x + width, width]).toEqual([308 + 38, 60]);
  mark(900, plotArea);
  expect([...at(tag, 'x', 'width', 'height'), second?.textContent]).toEqual([308, 60, 19, '']);
});
