import { minus, plus, toDrawingNumber, type Decimal } from '@bourse/decimal';
import type { ChartLine, TimeSpan } from './chart-line';
import type { PlotArea } from './plot-area';
import { svg } from './svg';

/** A zone narrower than this is drawn this high, else it would be invisible on a wide scale; CSS pixels. */
const LOWEST_ZONE = 6;
const START_RADIUS = 3;
const END_HEIGHT = 10;

/** A line with a dot at its start and a bar at its end for each span in sight, and the zone around it. */
export function paintSegments(
  { price, tolerance }: ChartLine,
  spans: readonly TimeSpan[],
  plotArea: PlotArea,
  /** `row`: CSS pixels of the price. */
  { row, tint }: { readonly row: number; readonly tint: string },
): SVGElement[] {
  const right = plotArea.left + plotArea.width;
  const line = (place: { x1: number; x2: number; y1: number; y2: number }) =>
    svg('line', { ...place, stroke: tint, 'stroke-width': 2 });
  return spans.flatMap(({ from, to }) => {
    const [start, end] = [plotArea.xOf(from), plotArea.xOf(to)];
    const [x1, x2] = [Math.max(plotArea.left, start), Math.min(right, end)];
    if (x1 > x2) return [];
    const parts: SVGElement[] = [line({ x1, x2, y1: row, y2: row })];
    if (x1 === start) parts.push(svg('circle', { cx: x1, cy: row, r: START_RADIUS, fill: tint }));
    if (x2 === end) parts.push(line({ x1: x2, x2, y1: row - END_HEIGHT / 2, y2: row + END_HEIGHT / 2 }));
    if (tolerance)
      parts.push(svg('rect', { x: x1, width: x2 - x1, ...zoneOf(price, tolerance, plotArea), fill: tint }));
    return parts;
  });
}

/** Top and height of the zone around a price. */
function zoneOf(price: Decimal, tolerance: Decimal, plotArea: PlotArea) {
  const top = plotArea.yOf(toDrawingNumber(plus(price, tolerance)));
  const bottom = plotArea.yOf(toDrawingNumber(minus(price, tolerance)));
  const height = Math.max(LOWEST_ZONE, bottom - top);
  return { y: (top + bottom - height) / 2, height, 'fill-opacity': 0.25 };
}
