import type Highcharts from './highcharts';

/** Between the middles of a tag and of a figure that stay clear of each other, CSS pixels. */
const CLEAR = 16;

/** Fades axis labels below tags at these prices: the visible rest of a label could be read as another price. */
export function clearFigures(axis: Highcharts.Axis, prices: readonly number[]): void {
  const tags = prices.map((price) => axis.toPixels(price));
  for (const tick of Object.values(axis.ticks)) {
    const at = axis.toPixels(tick.pos);
    const isCovered = tags.some((tag) => Math.abs(tag - at) < CLEAR);
    if (tick.label) tick.label.element.style.opacity = isCovered ? '0' : '';
  }
}
