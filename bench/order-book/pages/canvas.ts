// A book that is fully redrawn on a canvas, without accessible content: a lower bound of the cost.
import type { Depth, KnownLevel } from '../../shared/level-book.ts';
import { DEPTH, feed, largestOf, root, SIZE_DECIMALS, sumsOf } from './page.ts';

const ROW = 18;
const WIDTH = 320;
const HEIGHT = 2 * DEPTH * ROW;
const COLUMNS = { price: 100, size: 204, sum: 308 };
const BACKGROUND = '#12161c';

const canvas = document.createElement('canvas');
canvas.width = WIDTH * devicePixelRatio;
canvas.height = HEIGHT * devicePixelRatio;
canvas.style.width = `${WIDTH}px`;
canvas.style.height = `${HEIGHT}px`;
document.body.style.cssText = `margin: 0; background: ${BACKGROUND}`;
root.append(canvas);
const context = canvas.getContext('2d', { alpha: false });
if (!context) throw new Error('This browser draws no canvas.');
context.scale(devicePixelRatio, devicePixelRatio);
context.font = '12px system-ui, sans-serif';
context.textAlign = 'right';
context.textBaseline = 'middle';

interface Half {
  readonly levels: readonly KnownLevel[];
  readonly sums: readonly number[];
  /** Top of the best level's row, and the row height. */
  readonly top: number;
  readonly step: number;
  readonly bar: string;
  readonly tone: string;
}

function draw(g: CanvasRenderingContext2D, { levels, sums, top, step, bar, tone }: Half, largest: number): void {
  g.fillStyle = bar;
  for (const [index, sum] of sums.entries()) {
    const width = (sum / largest) * WIDTH;
    g.fillRect(WIDTH - width, top + index * step, width, ROW - 1);
  }
  for (const [index, sum] of sums.entries()) {
    const middle = top + index * step + ROW / 2;
    g.fillStyle = tone;
    g.fillText(levels[index]?.price ?? '', COLUMNS.price, middle);
    g.fillStyle = '#dfe3e8';
    g.fillText(levels[index]?.size ?? '', COLUMNS.size, middle);
    g.fillText(sum.toFixed(SIZE_DECIMALS), COLUMNS.sum, middle);
  }
}

let drawn: Depth = { bids: [], asks: [] };

feed((known) => {
  const askSums = sumsOf(known.asks);
  const bidSums = sumsOf(known.bids);
  const largest = largestOf(askSums, bidSums);
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const half = DEPTH * ROW;
  const asks = {
    levels: known.asks,
    sums: askSums,
    top: half - ROW,
    step: -ROW,
    bar: 'rgb(220 60 60 / 25%)',
    tone: '#f26d6d',
  };
  const bids = {
    levels: known.bids,
    sums: bidSums,
    top: half,
    step: ROW,
    bar: 'rgb(40 180 100 / 25%)',
    tone: '#4cc38a',
  };
  draw(context, asks, largest);
  draw(context, bids, largest);
  drawn = known.top(DEPTH);
});

window.__read = () => drawn;
