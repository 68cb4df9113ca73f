// @vitest-environment jsdom
import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { ChartMark } from './chart-mark';
import { paintMarks } from './paint-marks';
import type { PlotArea } from './plot-area';
import { svg } from './svg';

/** Prices from 0 to 100 and moments from 0 to 100, one pixel each. */
const plotArea: PlotArea = {
  left: 0,
  top: 0,
  width: 100,
  height: 100,
  axisWidth: 50,
  xOf: (moment) => moment,
  momentAt: (x) => x,
  yOf: (price) => 100 - price,
  priceAt: (y) => 100 - y,
};
const mark = (id: string, time: number, price: number, tone: ChartMark['tone'] = 'up'): ChartMark => ({
  id,
  time,
  price: decimal(price),
  tone,
  label: id,
});

it('the painter draws a buy below its price and a sale above it, and leaves out what is not in sight', () => {
  const layer = svg('g', {});
  paintMarks(
    layer,
    [mark('buy', 50, 40), mark('sell', 60, 40, 'down'), mark('before', -1, 40), mark('above', 50, 101)],
    plotArea,
  );
  expect([...layer.children].map((child) => [child.getAttribute('data-mark'), child.getAttribute('d')])).toEqual([
    ['buy', 'M50 62 L45 70 L55 70 Z'],
    ['sell', 'M60 58 L55 50 L65 50 Z'],
  ]);
  paintMarks(layer, [], plotArea);
  expect(layer.children).toHaveLength(0);
});
