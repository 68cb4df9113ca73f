import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import { colour } from '@bourse/ui-kit';
import type { ChartLine } from './chart-line';
import { paintSegments } from './paint-segments';
import type { Plane } from './plane';
import { svg } from './svg';

const COLOURS: Readonly<Record<ChartLine['tone'], string>> = {
  up: colour.up,
  down: colour.down,
  neutral: colour.quiet,
  alert: colour.warning,
};

const TAG_HEIGHT = 18;
const PADDING = 4;

/** Redraws the lines: across the prices or in segments, with the label above the right end and the price on the axis. */
export function paintLines(
  layer: SVGGElement,
  lines: readonly ChartLine[],
  plane: Plane,
  writePrice: (price: Decimal) => string,
): void {
  const shown = lines.flatMap((line) => {
    const y = plane.yOf(toDrawingNumber(line.price));
    // Lines outside the scale are not clamped to its edge, which would show a wrong price.
    return y < plane.top || y > plane.top + plane.height ? [] : [paintLine(line, y, plane, writePrice(line.price))];
  });
  layer.replaceChildren(...shown);
}

function paintLine(line: ChartLine, y: number, plane: Plane, price: string): SVGGElement {
  const right = plane.left + plane.width;
  const tint = COLOURS[line.tone];
  const row = Math.round(y) + 0.5;
  const text = { 'font-size': 11, fill: tint };
  // A halo, for candles may lie behind the words.
  const halo = { stroke: colour.panel, 'stroke-width': 4, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  return svg(
    'g',
    { 'data-line': line.id },
    ...(line.spans
      ? paintSegments(line, line.spans, plane, { row, tint })
      : [svg('line', { x1: plane.left, x2: right, y1: row, y2: row, stroke: tint, 'stroke-dasharray': '5 3' })]),
    svg('text', { ...text, ...halo, x: right - PADDING, y: row - PADDING, 'text-anchor': 'end' }, line.label),
    svg('rect', {
      x: right,
      y: row - TAG_HEIGHT / 2,
      width: plane.axisWidth,
      height: TAG_HEIGHT,
      rx: 3,
      fill: colour.panel,
      stroke: tint,
    }),
    svg('text', { ...text, x: right + PADDING, y: row + PADDING }, price),
  );
}
