import type Highcharts from './highcharts';

/** Between the middles of a tag and of a figure that stay clear of each other, CSS pixels. */
const CLEAR = 16;

/** Axis figures beneath tags at these prices step back: what sticks out of a tag reads like another price. */
export function clearFigures(axis: Highcharts.Axis, prices: readonly number[]): void {
  const tags = prices.map((price) => axis.toPixels(price));
  for (const tick of Object.values(axis.ticks)) {
    const at = axis.toPixels(tick.pos);
    const isCovered = tags.some((tag) => Math.abs(tag - at) < CLEAR);
    if (tick.label) tick.label.element.style.opacity = isCovered ? '0' : '';
  }
}
