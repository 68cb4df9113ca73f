import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import { colour, FONT_SIZE } from '@bourse/ui-kit';
import type { ChartLine } from './chart-line';
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
/** Two rows of the figures of a bar, which lie over the top of the plot. */
const LEGEND_HEIGHT = 36;
/** Height of the first row of the figures, which on a phone has the whole width, CSS pixels. */
const LEGEND_ROW = 18;

/**
 * Redraws the lines: across the prices or in segments, with the label above the left end and the price on the axis; named at the edge where
 * they are outside the scale. No label and no price lies on another one, and no label on the figures of the bar.
 * @param last the last price, whose figure on the axis stays free
 * @param below what its tag takes below the figure, CSS pixels
 */
export function paintLines(
  layer: SVGGElement,
  lines: readonly ChartLine[],
  plotArea: PlotArea,
  writePrice: (price: Decimal) => string,
  last?: number,
  below = 0,
): void {
  const beyond = { above: 0, below: 0 };
  const heights = lines.map(({ price }) => plotArea.yOf(toDrawingNumber(price)));
  const isWithin = (y: number) => y >= plotArea.top && y <= plotArea.top + plotArea.height;
  const rows = heights.filter(isWithin).map((y) => Math.round(y) + 0.5);
  const labels = atLeast(
    plotArea.top + LEGEND_HEIGHT + ROW_HEIGHT,
    spread(
      rows.map((row) => row - PADDING),
      ROW_HEIGHT,
    ),
  ).values();
  const lastAt = last === undefined ? undefined : plotArea.yOf(last);
  const tags = spread(rows, TAG_HEIGHT, lastAt, below, plotArea.top + LEGEND_ROW).values();
  const shown = lines.map((line, index) => {
    const y = heights[index] ?? 0;
    const price = writePrice(line.price);
    // Lines outside the scale are not clamped to its edge, which would show a wrong price: they are named there.
    if (isWithin(y)) {
      const at = { label: labels.next().value ?? y, tag: tags.next().value ?? y };
      return paintLine(line, y, at, plotArea, price);
    }
    const side = y < plotArea.top ? 'above' : 'below';
    beyond[side] += 1;
    return paintBeyond(line, side, beyond[side], plotArea, price);
  });
  layer.replaceChildren(...shown);
}

const ROW_HEIGHT = 14;

/**
 * Heights at least `size` apart, in the same order, each as near to its own as that allows. Those above the fixed height move up, the others
 * down, past `below` pixels that belong to it; without a fixed height all move up. One that would be moved above `least` goes down as well.
 */
function spread(
  heights: readonly number[],
  size: number,
  fixed = Number.POSITIVE_INFINITY,
  below = 0,
  least = Number.NEGATIVE_INFINITY,
): readonly number[] {
  const free = [...heights];
  const inOrder = heights.map((height, index) => ({ height, index }));
  const down = inOrder.filter((each) => each.height >= fixed);
  let next = fixed;
  for (const { height, index } of inOrder
    .filter((each) => each.height < fixed)
    .toSorted((a, b) => b.height - a.height)) {
    const up = Math.min(height, next - size);
    if (up < Math.min(least, height)) {
      down.push({ height, index });
      continue;
    }
    next = up;
    free[index] = next;
  }
  next = fixed + below;
  for (const { height, index } of down.toSorted((a, b) => a.height - b.height)) {
    next = Math.max(height, next + size);
    free[index] = next;
  }
  return free;
}

/** Heights from `least` on: a smaller one becomes it, and those below keep their distance. */
function atLeast(least: number, heights: readonly number[]): readonly number[] {
  const free = [...heights];
  let next = least;
  for (const { height, index } of heights
    .map((each, at) => ({ height: each, index: at }))
    .toSorted((a, b) => a.height - b.height)) {
    free[index] = Math.max(height, next);
    next = free[index] + ROW_HEIGHT;
  }
  return free;
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
      ? plotArea.top + LEGEND_HEIGHT + row * ROW_HEIGHT
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
        x: plotArea.left + PADDING,
        y,
      },
      `${side === 'above' ? '↑' : '↓'} ${line.label} · ${price}`,
    ),
  );
}

function paintLine(
  line: ChartLine,
  y: number,
  /** Heights of the label and of the price on the axis. */
  { label, tag }: { readonly label: number; readonly tag: number },
  plotArea: PlotArea,
  price: string,
): SVGGElement {
  const right = plotArea.left + plotArea.width;
  const tint = COLOURS[line.tone];
  const row = Math.round(y) + 0.5;
  const text = { 'font-size': FONT_SIZE.dense, fill: tint };
  return svg(
    'g',
    { 'data-line': line.id },
    ...(line.spans
      ? paintSegments(line, line.spans, plotArea, { row, tint })
      : [svg('line', { x1: plotArea.left, x2: right, y1: row, y2: row, stroke: tint, 'stroke-dasharray': '5 3' })]),
    svg('text', { ...text, ...HALO, x: plotArea.left + PADDING, y: label }, line.label),
    svg('rect', {
      x: right,
      y: tag - TAG_HEIGHT / 2,
      width: plotArea.axisWidth,
      height: TAG_HEIGHT,
      rx: 3,
      fill: colour.panel,
      stroke: tint,
    }),
    svg('text', { ...text, x: right + PADDING, y: tag + PADDING }, price),
  );
}
