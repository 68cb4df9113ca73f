// An optimised book in React: one state per frame, rows render only if their content has changed.
import './book.css';
import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { KnownLevel, LevelBook } from '../../shared/level-book.ts';
import { DEPTH, feed, largestOf, root, SIZE_DECIMALS, sumsOf } from './page.ts';

interface RowProps {
  readonly side: 'asks' | 'bids';
  readonly price: string;
  readonly size: string;
  readonly sum: string;
  readonly transform: string;
}

const Row = memo(function Row({ side, price, size, sum, transform }: RowProps) {
  return (
    <div className={`level ${side}`}>
      <div className="bar" style={{ transform }} />
      <span className="figure">{price}</span>
      <span className="figure">{size}</span>
      <span className="figure">{sum}</span>
    </div>
  );
});

function rowsOf(
  side: RowProps['side'],
  levels: readonly KnownLevel[],
  sums: readonly number[],
  largest: number,
): RowProps[] {
  return sums.map((sum, index) => ({
    side,
    price: levels[index]?.price ?? '',
    size: levels[index]?.size ?? '',
    sum: sum.toFixed(SIZE_DECIMALS),
    transform: `scaleX(${(sum / largest).toFixed(3)})`,
  }));
}

function view({ asks, bids }: LevelBook): RowProps[] {
  const askSums = sumsOf(asks);
  const bidSums = sumsOf(bids);
  const largest = largestOf(askSums, bidSums);
  return [...rowsOf('asks', asks, askSums, largest).toReversed(), ...rowsOf('bids', bids, bidSums, largest)];
}

function Book() {
  const [rows, setRows] = useState<readonly RowProps[]>([]);
  useEffect(() => feed((book) => setRows(view(book))), []);
  return (
    <div className="book">
      {rows.map((row, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is a fixed position on the screen
        <Row key={place} {...row} />
      ))}
    </div>
  );
}

const read = (side: RowProps['side']) =>
  [...document.querySelectorAll(`.${side}`)].map(
    (row) => [row.children[1]?.textContent ?? '', row.children[2]?.textContent ?? ''] as const,
  );

window.__read = () => ({ bids: read('bids').slice(0, DEPTH), asks: read('asks').toReversed().slice(0, DEPTH) });
createRoot(root).render(<Book />);
