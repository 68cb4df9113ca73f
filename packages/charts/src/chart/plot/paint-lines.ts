import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import { colour, FONT_SIZE } from '@bourse/ui-kit';
import { LINE_BUTTON, type ChartLine } from './chart-line';
import { paintSegments } from './paint-segments';
import type { PlotArea } from './plot-area';
import { svg } from './svg';

const COLOURS: Readonly<Record<ChartLine['tone'], string>> = {
  up: colour.up,
  down: colour.down,
  neutral: colour.quiet,
  alert: colour.warning,
};

/** Around words, for candles may lie behind them. */
const HALO = { stroke: colour.panel, 'stroke-width': 4, 'stroke-linejoin': 'round', 'paint-order': 'stroke' } as const;

const TAG_HEIGHT = 18;
const PADDING = 4;

/** Redraws the lines: across the prices or in segments, with the label above the right end and the price on the axis; named at the edge where they are outside the scale. */
export function paintLines(
  layer: SVGGElement,
  lines: readonly ChartLine[],
  plotArea: PlotArea,
  writePrice: (price: Decimal) => string,
): void {
  const beyond = { above: 0, below: 0 };
  const labelHeight = freeHeights();
  const shown = lines.map((line) => {
    const y = plotArea.yOf(toDrawingNumber(line.price));
    const price = writePrice(line.price);
    // Lines outside the scale are not clamped to its edge, which would show a wrong price: they are named there.
    const side = y < plotArea.top ? 'above' : y > plotArea.top + plotArea.height ? 'below' : undefined;
    if (side === undefined) return paintLine(line, y, labelHeight, plotArea, price);
    beyond[side] += 1;
    return paintBeyond(line, side, beyond[side], plotArea, price);
  });
  layer.replaceChildren(...shown);
}

const ROW_HEIGHT = 14;

/** Returns the nearest height at or above the given one at which no earlier label is. */
function freeHeights(): (height: number) => number {
  const taken: number[] = [];
  return (height) => {
    let free = height;
    const clash = () => taken.find((other) => Math.abs(other - free) < ROW_HEIGHT);
    for (let other = clash(); other !== undefined; other = clash()) free = other - ROW_HEIGHT;
    taken.push(free);
    return free;
  };
}

/** The name and price of a line outside the scale, with an arrow, in the row `row` from that edge. */
function paintBeyond(
  line: ChartLine,
  side: 'above' | 'below',
  row: number,
  plotArea: PlotArea,
  price: string,
): SVGGElement {
  const y =
    side === 'above'
      ? plotArea.top + row * ROW_HEIGHT
      : plotArea.top + plotArea.height - PADDING - (row - 1) * ROW_HEIGHT;
  return svg(
    'g',
    { 'data-line': line.id, 'data-beyond': side },
    svg(
      'text',
      {
        'font-size': FONT_SIZE.dense,
        fill: COLOURS[line.tone],
        ...HALO,
        x: plotArea.left + plotArea.width - PADDING,
        y,
        'text-anchor': 'end',
      },
      `${side === 'above' ? '↑' : '↓'} ${line.label} · ${price}`,
    ),
  );
}

function paintLine(
  line: ChartLine,
  y: number,
  labelHeight: (height: number) => number,
  plotArea: PlotArea,
  price: string,
): SVGGElement {
  const right = plotArea.left + plotArea.width;
  const tint = COLOURS[line.tone];
  const row = Math.round(y) + 0.5;
  const text = { 'font-size': FONT_SIZE.dense, fill: tint };
  // Above the button of the line, which would cover a part of it.
  const label = labelHeight(row - PADDING - (line.remove ? LINE_BUTTON / 2 : 0));
  return svg(
    'g',
    { 'data-line': line.id },
    ...(line.spans
      ? paintSegments(line, line.spans, plotArea, { row, tint })
      : [svg('line', { x1: plotArea.left, x2: right, y1: row, y2: row, stroke: tint, 'stroke-dasharray': '5 3' })]),
    svg('text', { ...text, ...HALO, x: right - PADDING, y: label, 'text-anchor': 'end' }, line.label),
    svg('rect', {
      x: right,
      y: row - TAG_HEIGHT / 2,
      width: plotArea.axisWidth,
      height: TAG_HEIGHT,
      rx: 3,
      fill: colour.panel,
      stroke: tint,
    }),
    svg('text', { ...text, x: right + PADDING, y: row + PADDING }, price),
  );
}
