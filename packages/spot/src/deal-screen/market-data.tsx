import { levelsThatFit, type BookStore } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import styled from '@emotion/styled';
import { EdgeHandle } from '../panel-layout/edge-handle';
import { isShown, LIMITS, sizeOf } from '../panel-layout/layout';
import { OwnHeight } from '../panel-layout/own-height';
import type { useLayout } from '../panel-layout/use-layout';
import { BookPanel, TradesPanel } from './panels';

/** What the trades keep of the column, with the gap above them, in CSS pixels. */
const TRADES_LEAST = 124;
const BORDER = 2;
/** A level stands on both sides. */
const PIXELS_A_LEVEL = 40;

const Column = styled('div')({ display: 'grid', gap: 4, minWidth: 0, minHeight: 0 });
const Area = styled('div')({ position: 'relative', display: 'grid', minWidth: 0, minHeight: 0 });

export interface MarketDataProps {
  readonly pair: Pair;
  readonly book: BookStore;
  readonly isRoomy: boolean;
  readonly arranging: ReturnType<typeof useLayout>;
}

/** Book and trades: with room they share a column, where the trades take what the book leaves; else they are beside each other. */
export function MarketData({ pair, book, isRoomy, arranging }: MarketDataProps) {
  const { layout } = arranging;
  const hasBook = isShown(layout, 'book');
  const hasTrades = isShown(layout, 'trades');
  const levels = sizeOf(layout, 'levels');
  if (!isRoomy) {
    return (
      <>
        {hasBook && (
          <Area style={{ gridArea: 'book' }}>
            <BookPanel pair={pair} book={book} levels={levels} />
          </Area>
        )}
        {hasTrades && (
          <Area style={{ gridArea: 'trades' }}>
            <TradesPanel pair={pair} />
          </Area>
        )}
      </>
    );
  }
  const levelsFor = (height: number) => {
    if (height === 0) return levels;
    const fitting = Math.max(LIMITS.levels.least, levelsThatFit(height - BORDER - (hasTrades ? TRADES_LEAST : 0)));
    // Alone, the book takes the whole column.
    return Math.min(fitting, hasTrades ? levels : LIMITS.levels.most);
  };
  return (
    <OwnHeight assumed={0} style={{ gridArea: 'data' }}>
      {(height) => (
        <>
          <Column style={{ gridTemplateRows: hasBook && hasTrades ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)' }}>
            {hasBook && (
              <Area>
                <BookPanel pair={pair} book={book} levels={levelsFor(height)} />
                {hasTrades && <EdgeHandle edge="levels" at="bottom" pixels={PIXELS_A_LEVEL} arranging={arranging} />}
              </Area>
            )}
            {hasTrades && (
              <Area>
                <TradesPanel pair={pair} />
              </Area>
            )}
          </Column>
          <EdgeHandle edge="marketData" at="left" arranging={arranging} />
        </>
      )}
    </OwnHeight>
  );
}
