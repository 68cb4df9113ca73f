import type { LoadState } from '@bourse/feature-kit';
import { Skeleton, Stack, useVisiblePageRows, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import type { Pair, PairId } from '@bourse/contracts/market';
import { homeMessages } from '../locales/messages';
import { Cell, Row, ROW_HEIGHT } from './layout';
import type { QuoteColumn, QuoteOrder } from '@bourse/market';
import { QuoteHead } from './quote-head';
import { QuoteRow, TREND_HEIGHT, TREND_WIDTH } from './quote-row';
import { RowGroupElement, TableElement } from './table-elements';

// Old figures lose their colours and stay legible.
const Rows = styled(RowGroupElement)({ position: 'relative', '&[data-dimmed]': { filter: 'grayscale(1)' } });

/** Shorter lists are rendered as a whole: the browser's own search finds their rows. */
const ALWAYS_WHOLE = 100;
const ROWS_BEYOND = 10;

export interface QuoteTableProps {
  /** Name of the table. */
  readonly label: string;
  /** In the order in which they are shown. */
  readonly pairs: readonly Pair[];
  /** Returns a pair with current figures, called for visible rows only; default: the given pair. */
  readonly now?: (pair: Pair) => Pair;
  readonly state: LoadState;
  readonly favourites: ReadonlySet<PairId>;
  readonly onToggleFavourite: (pair: PairId) => void;
  readonly order?: QuoteOrder | undefined;
  /** Without it the list cannot be sorted. */
  readonly onSort?: ((column: QuoteColumn) => void) | undefined;
  /** Shown instead of rows: why there are none, or that loading failed. */
  readonly instead: ReactNode;
  /** Number of placeholder rows while loading, so that the content below does not move. */
  readonly expectedRows: number;
  /** The displayed data are stale. */
  readonly isStale?: boolean;
}

const asGiven = (pair: Pair) => pair;

/** Pairs with their figures, as many as there are: only the rows on the screen exist. */
export function QuoteTable(props: QuoteTableProps) {
  const { label, pairs, state, favourites, onToggleFavourite, order, onSort, instead, expectedRows } = props;
  const { now = asGiven } = props;
  const text = homeMessages.useText();
  const listRef = useRef<HTMLDivElement>(null);
  const { start, end } = useVisiblePageRows({
    count: pairs.length,
    rowHeight: ROW_HEIGHT,
    beyond: ROWS_BEYOND,
    listRef,
    isWindowed: pairs.length > ALWAYS_WHOLE,
  });
  const isLoading = state.kind === 'loading';

  if (!isLoading && pairs.length === 0) {
    return <Stack sx={{ justifyContent: 'center', minHeight: expectedRows * ROW_HEIGHT + 40 }}>{instead}</Stack>;
  }
  const count = isLoading ? expectedRows : pairs.length;
  return (
    <>
      <TableElement aria-label={label} aria-rowcount={isLoading ? -1 : pairs.length + 1} aria-busy={isLoading}>
        <RowGroupElement>
          <QuoteHead order={order} onSort={isLoading ? undefined : onSort} />
        </RowGroupElement>
        <Rows ref={listRef} style={{ height: count * ROW_HEIGHT }} data-dimmed={props.isStale ? '' : undefined}>
          {isLoading
            ? Array.from({ length: count }, (_none, index) => <SkeletonRow key={index} index={index} />)
            : pairs
                .slice(start, end)
                .map((pair, at) => (
                  <QuoteRow
                    key={pair.id}
                    pair={now(pair)}
                    index={start + at}
                    isFavourite={favourites.has(pair.id)}
                    onToggleFavourite={onToggleFavourite}
                  />
                ))}
        </Rows>
      </TableElement>
      {isLoading && <VisuallyHidden as="output">{text('quotes.loading')}</VisuallyHidden>}
    </>
  );
}

const CELLS = [
  { width: 112, height: 16, from: undefined },
  { width: 80, height: 16, from: undefined },
  { width: 56, height: 16, from: undefined },
  { width: 72, height: 16, from: 'wide' },
  { width: 72, height: 16, from: 'wide' },
  { width: 88, height: 16, from: 'tablet' },
  { width: TREND_WIDTH, height: TREND_HEIGHT, from: 'tablet' },
] as const;

function SkeletonRow({ index }: { index: number }) {
  return (
    <Row style={{ transform: `translateY(${index * ROW_HEIGHT}px)` }}>
      <Cell />
      {CELLS.map(({ width, height, from }, at) => (
        <Cell key={at} data-from={from} data-numeric={at > 0 ? '' : undefined}>
          <span style={{ display: 'inline-block', maxWidth: '100%', verticalAlign: 'middle' }}>
            <Skeleton width={width} height={height} />
          </span>
        </Cell>
      ))}
    </Row>
  );
}
