import { colour } from '@bourse/ui-kit';
import { LABEL_PADDING, LABEL_SIZE } from './chart-look';
import type { PlotArea } from './plot-area';
import { setAttributes, svg } from './svg';

const TAG_HEIGHT = 19;

/** Moves the mark to a price; without a plotArea, or beyond its scale, nothing is marked. */
export type MarkLastPrice = (price: number, plotArea: PlotArea | undefined) => void;

/**
 * A line across the prices at the last one, and its figure on the axis. It moves with every word about the price, and so
 * only its attributes change.
 */
export function lastPriceMark(layer: SVGGElement, write: (price: number) => string): MarkLastPrice {
  const line = svg('line', { stroke: colour.accent, 'stroke-dasharray': '4 3' });
  const tag = svg('rect', { height: TAG_HEIGHT, rx: 3, fill: colour.accentFill });
  const figure = svg('text', { fill: colour.onFill, 'font-size': LABEL_SIZE });
  layer.append(line, tag, figure);
  return (price, plotArea) => {
    const y = plotArea?.yOf(price) ?? -1;
    const isShown = plotArea !== undefined && y >= plotArea.top && y <= plotArea.top + plotArea.height;
    layer.setAttribute('visibility', isShown ? 'inherit' : 'hidden');
    if (!isShown) return;
    const right = plotArea.left + plotArea.width;
    const row = Math.round(y) + 0.5;
    setAttributes(line, { x1: plotArea.left, x2: right, y1: row, y2: row });
    setAttributes(tag, { x: right, y: row - TAG_HEIGHT / 2, width: plotArea.axisWidth });
    setAttributes(figure, { x: right + LABEL_PADDING, y: row + LABEL_PADDING });
    figure.textContent = write(price);
  };
}
