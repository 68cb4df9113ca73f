/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out by CSS: a table's tags lose their roles with their display */
import { Box, rovingIndex, useVisibleRows } from '@bourse/ui-kit';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Pair, PairId } from '@bourse/contracts/market';
import { PairRow, usePairRowHeight } from './pair-row';

const ROWS_BEYOND = 6;

export interface PairRowsProps {
  /** In display order. */
  readonly pairs: readonly Pair[];
  /** Returns a pair with current figures; called for visible rows only. */
  readonly now: (pair: Pair) => Pair;
  /** CSS pixels. */
  readonly height: number;
  readonly hasDay: boolean;
  readonly selected: PairId | undefined;
  readonly favourites: ReadonlySet<PairId>;
  readonly onSelect: (pair: Pair) => void;
  readonly onToggleFavourite: (id: PairId) => void;
}

/** The visible rows. Arrow keys, Page Up and Down, Home and End move through all rows. */
export function PairRows({
  pairs,
  now,
  height,
  hasDay,
  selected,
  favourites,
  onSelect,
  onToggleFavourite,
}: PairRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = usePairRowHeight(hasDay);
  const count = pairs.length;
  const { start, end, above, scrollToRow } = useVisibleRows({
    count,
    rowHeight,
    beyond: ROWS_BEYOND,
    frameRef: scroller,
  });
  const [stop, setStop] = useState<number>();
  // The target row may not be rendered yet: it is focused when it is.
  const [wanted, setWanted] = useState<number>();
  const selectedIndex = pairs.findIndex(({ id }) => id === selected);
  const current = Math.min(stop ?? Math.max(0, selectedIndex), count - 1);

  const handleFocus = (index: number) => {
    setStop(index);
    setWanted(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(height / rowHeight) - 1);
    const to = rovingIndex(event, { from: current, count, page });
    if (to === undefined) return;
    scrollToRow(to);
    setStop(to);
    setWanted(to);
  };

  return (
    <Box ref={scroller} role="rowgroup" sx={{ height, overflow: 'hidden auto' }} onKeyDown={onKeyDown}>
      <div role="presentation" style={{ position: 'relative', height: count * rowHeight }}>
        <div role="presentation" style={{ position: 'absolute', insetInline: 0, transform: `translateY(${above}px)` }}>
          {pairs.slice(start, end).map((pair, offset) => (
            <PairRow
              key={pair.id}
              pair={now(pair)}
              hasDay={hasDay}
              index={start + offset}
              isSelected={pair.id === selected}
              isFavourite={favourites.has(pair.id)}
              isStop={start + offset === Math.min(Math.max(current, start), end - 1)}
              onSelect={onSelect}
              onToggleFavourite={onToggleFavourite}
              wantsFocus={start + offset === wanted}
              onFocus={handleFocus}
            />
          ))}
        </div>
      </div>
    </Box>
  );
}
