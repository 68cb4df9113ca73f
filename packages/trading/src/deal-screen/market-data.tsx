import { levelsThatFit, useRowHeight } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { EdgeHandle } from '../panel-layout/edge-handle';
import { isShown, LIMITS, sizeOf } from '../panel-layout/layout';
import { OwnHeight } from '../panel-layout/own-height';
import type { Arranging } from '../panel-layout/use-layout';
import type { DealBook } from './frame';
import { BookPanel, TradesPanel } from './panels';
import { Area } from '../panel-layout/area';

/** Minimum height of the trades with the gap above them, in CSS pixels. */
const TRADES_LEAST = 124;
const BORDER = 2;

export interface MarketDataProps {
  readonly pair: Pair;
  readonly book: DealBook | undefined;
  readonly isRoomy: boolean;
  readonly arranging: Arranging;
}

/**
 * Book and trades: stacked in one column if there is room, where the trades take the remaining height; otherwise side by side.
 */
export function MarketData({ pair, book, isRoomy, arranging }: MarketDataProps) {
  const { layout } = arranging;
  const rowHeight = useRowHeight();
  const hasBook = book !== undefined && isShown(layout, 'book');
  const hasTrades = isShown(layout, 'trades');
  const levels = sizeOf(layout, 'levels');
  const trades = (
    <Area style={{ gridArea: isRoomy ? undefined : 'trades' }}>
      <TradesPanel pair={pair} />
    </Area>
  );
  if (!isRoomy) {
    return (
      <>
        {hasBook && (
          <Area style={{ gridArea: 'book' }}>
            <BookPanel pair={pair} book={book} levels={levels} />
          </Area>
        )}
        {hasTrades && trades}
      </>
    );
  }
  const levelsFor = (height: number) => {
    if (height === 0) return levels;
    const fitting = Math.max(
      LIMITS.levels.least,
      levelsThatFit(height - BORDER - (hasTrades ? TRADES_LEAST : 0), rowHeight),
    );
    // Alone, the book takes the whole column.
    return Math.min(fitting, hasTrades ? levels : LIMITS.levels.most);
  };
  return (
    <OwnHeight assumed={0} style={{ gridArea: 'data' }}>
      {(height) => (
        <>
          <Area style={{ gap: 4, gridTemplateRows: hasBook && hasTrades ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)' }}>
            {hasBook && (
              <Area>
                <BookPanel pair={pair} book={book} levels={levelsFor(height)} />
                {/* A level has a row on both sides. */}
                {hasTrades && <EdgeHandle edge="levels" at="bottom" pixels={2 * rowHeight} arranging={arranging} />}
              </Area>
            )}
            {hasTrades && trades}
          </Area>
          <EdgeHandle edge="marketData" at="left" arranging={arranging} />
        </>
      )}
    </OwnHeight>
  );
}
