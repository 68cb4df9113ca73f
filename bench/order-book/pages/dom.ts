// A book with hand-written DOM updates: fixed rows, one text node per figure, one transform per bar; only changes are
// written.
import './book.css';
import type { KnownLevel } from '../../shared/level-book.ts';
import { DEPTH, feed, largestOf, root, SIZE_DECIMALS, sumsOf } from './page.ts';

interface Row {
  readonly element: HTMLElement;
  readonly bar: HTMLElement;
  /** Price, size, sum. */
  readonly figures: readonly Text[];
  readonly shown: string[];
  transform: string;
}

function row(side: string): Row {
  const element = document.createElement('div');
  element.className = `level ${side}`;
  const bar = document.createElement('div');
  bar.className = 'bar';
  const figures = [0, 1, 2].map(() => document.createTextNode(''));
  const cells = figures.map((figure) => {
    const cell = document.createElement('span');
    cell.className = 'figure';
    cell.append(figure);
    return cell;
  });
  element.append(bar, ...cells);
  return { element, bar, figures, shown: ['', '', ''], transform: '' };
}

const rows = (side: string) => Array.from({ length: DEPTH }, () => row(side));
const asks = rows('asks');
const bids = rows('bids');
const book = document.createElement('div');
book.className = 'book';
book.append(...asks.toReversed().map(({ element }) => element), ...bids.map(({ element }) => element));
root.append(book);

function write(target: Row, column: number, text: string): void {
  const figure = target.figures[column];
  if (!figure || target.shown[column] === text) return;
  target.shown[column] = text;
  figure.data = text;
}

function show(target: readonly Row[], levels: readonly KnownLevel[], sums: readonly number[], largest: number): void {
  for (const [index, each] of target.entries()) {
    const level = levels[index];
    const sum = sums[index] ?? 0;
    write(each, 0, level?.price ?? '');
    write(each, 1, level?.size ?? '');
    write(each, 2, level ? sum.toFixed(SIZE_DECIMALS) : '');
    const transform = `scaleX(${(sum / largest).toFixed(3)})`;
    if (each.transform === transform) continue;
    each.transform = transform;
    each.bar.style.transform = transform;
  }
}

feed((known) => {
  const askSums = sumsOf(known.asks);
  const bidSums = sumsOf(known.bids);
  const largest = largestOf(askSums, bidSums);
  show(asks, known.asks, askSums, largest);
  show(bids, known.bids, bidSums, largest);
});

const read = (from: readonly Row[]) =>
  from.map(({ figures }) => [figures[0]?.data ?? '', figures[1]?.data ?? ''] as const);
window.__read = () => ({ bids: read(bids), asks: read(asks) });
