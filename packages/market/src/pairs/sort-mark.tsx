import type { QuoteOrder } from './order';

const MARK = { ascending: '↑', descending: '↓' } as const;

/** Shows that a press on a head sorts by it, and the direction in force. The column has `aria-sort`. */
export function SortMark({ direction }: { readonly direction: QuoteOrder['direction'] | undefined }) {
  return (
    <span aria-hidden data-resting={direction === undefined || undefined}>
      {' '}
      {direction === undefined ? '↕' : MARK[direction]}
    </span>
  );
}
