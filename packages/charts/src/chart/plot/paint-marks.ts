import { toDrawingNumber } from '@bourse/decimal';
import { colour } from '@bourse/ui-kit';
import type { ChartMark } from './chart-mark';
import type { PlotArea } from './plot-area';
import { svg } from './svg';

/** Half of the width and the height of a triangle, and its distance from the price; CSS pixels. */
const HALF = 5;
const HEIGHT = 8;
const DISTANCE = 2;

/** Redraws the marks that are in sight. Those outside the scale or the time in view are left out. */
export function paintMarks(layer: SVGGElement, marks: readonly ChartMark[], plotArea: PlotArea): void {
  const { left, top, width, height, xOf, yOf } = plotArea;
  const shown = marks.flatMap(({ id, time, price, tone }) => {
    const [x, y] = [xOf(time), yOf(toDrawingNumber(price))];
    if (x < left || x > left + width || y < top || y > top + height) return [];
    const way = tone === 'up' ? 1 : -1;
    const tip = y + way * DISTANCE;
    const foot = tip + way * HEIGHT;
    return svg('path', {
      'data-mark': id,
      d: `M${x} ${tip} L${x - HALF} ${foot} L${x + HALF} ${foot} Z`,
      fill: tone === 'up' ? colour.up : colour.down,
      stroke: colour.panel,
    });
  });
  layer.replaceChildren(...shown);
}
