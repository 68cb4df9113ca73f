import type { BookMessage, Level } from './book-stream.ts';

export interface KnownLevel {
  readonly price: string;
  readonly size: string;
  /** The price as a number, to find its place by: the stream's prices are exact in one. */
  readonly at: number;
}

export interface Depth {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/** A book updated from a stream's messages, shared by all pages. */
export class LevelBook {
  bids: KnownLevel[] = [];
  asks: KnownLevel[] = [];

  apply({ type, bids, asks }: BookMessage): void {
    if (type === 'snapshot') {
      this.bids = bids.map(([price, size]) => ({ price, size, at: Number(price) }));
      this.asks = asks.map(([price, size]) => ({ price, size, at: Number(price) }));
      return;
    }
    for (const level of bids) change(this.bids, -1, level);
    for (const level of asks) change(this.asks, 1, level);
  }

  top(depth: number): Depth {
    const best = (levels: readonly KnownLevel[]) =>
      levels.slice(0, depth).map(({ price, size }): Level => [price, size]);
    return { bids: best(this.bids), asks: best(this.asks) };
  }
}

/** `away` from the middle: 1 for asks, -1 for bids; levels are ordered best first. */
function change(levels: KnownLevel[], away: 1 | -1, [price, size]: Level): void {
  const at = Number(price);
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (((levels[middle]?.at ?? 0) - at) * away < 0) low = middle + 1;
    else high = middle;
  }
  const isThere = levels[low]?.at === at;
  if (size === '0') levels.splice(low, isThere ? 1 : 0);
  else levels.splice(low, isThere ? 1 : 0, { price, size, at });
}
