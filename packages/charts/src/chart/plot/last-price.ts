import { colour } from '@bourse/ui-kit';
import { LABEL_PADDING, LABEL_SIZE } from './chart-look';
import type { PlotArea } from './plot-area';
import { setAttributes, svg } from './svg';

const TAG_HEIGHT = 19;
/** Height of the second row of the tag, CSS pixels. */
export const NOTE_HEIGHT = 14;
const CHARACTER_WIDTH = 6.5;

/** Moves the mark to a price; without a plotArea, or beyond its scale, nothing is marked. `note`: the second row of the tag. */
export type MarkLastPrice = (price: number, plotArea: PlotArea | undefined, note?: string) => void;

/**
 * A line across the prices at the last one, and its figure on the axis. It moves with every word about the price, and so
 * only its attributes change.
 */
export function lastPriceMark(layer: SVGGElement, write: (price: number) => string): MarkLastPrice {
  const line = svg('line', { stroke: colour.accent, 'stroke-dasharray': '4 3' });
  const tag = svg('rect', { rx: 3, fill: colour.accentFill });
  const figure = svg('text', { fill: colour.onFill, 'font-size': LABEL_SIZE });
  const second = svg('text', { fill: colour.onFill, 'font-size': LABEL_SIZE, 'data-note': '' });
  layer.append(line, tag, figure, second);
  return (price, plotArea, note = '') => {
    const y = plotArea?.yOf(price) ?? -1;
    const isShown = plotArea !== undefined && y >= plotArea.top && y <= plotArea.top + plotArea.height;
    layer.setAttribute('visibility', isShown ? 'inherit' : 'hidden');
    if (!isShown) return;
    const right = plotArea.left + plotArea.width;
    const row = Math.round(y) + 0.5;
    setAttributes(line, { x1: plotArea.left, x2: right, y1: row, y2: row });
    // A row that is wider than the axis widens the tag over the prices.
    const width = Math.max(plotArea.axisWidth, note.length * CHARACTER_WIDTH + 2 * LABEL_PADDING);
    const x = right + plotArea.axisWidth - width;
    const height = note === '' ? TAG_HEIGHT : TAG_HEIGHT + NOTE_HEIGHT;
    setAttributes(tag, { x, y: row - TAG_HEIGHT / 2, width, height });
    setAttributes(figure, { x: right + LABEL_PADDING, y: row + LABEL_PADDING });
    setAttributes(second, { x: x + LABEL_PADDING, y: row + LABEL_PADDING + NOTE_HEIGHT });
    figure.textContent = write(price);
    second.textContent = note;
  };
}
