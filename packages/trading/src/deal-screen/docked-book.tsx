import { levelsThatFit, useRowHeight } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { Area } from '../panel-layout/area';
import type { PanelPlace } from '../panel-layout/panel-place';
import { EdgeHandle } from '../panel-layout/edge-handle';
import { LIMITS, sizeOf } from '../panel-layout/layout';
import type { LayoutControls } from '../panel-layout/use-layout';
import type { DealBook } from './frame';
import { BookPanel } from './panels';

/** Minimum height of another panel of the zone with the gap above it, in CSS pixels. */
const OTHER_LEAST = 124;
const BORDER = 2;

export interface DockedBookProps {
  readonly pair: Pair;
  readonly book: DealBook;
  readonly layoutControls: LayoutControls;
  readonly place: PanelPlace;
}

/** The order book in a zone: with other panels it has the chosen number of levels, alone it takes the whole height. */
export function DockedBook({ pair, book, layoutControls, place }: DockedBookProps) {
  const { height, others, style } = place;
  const rowHeight = useRowHeight();
  const levels = sizeOf(layoutControls.layout, 'levels');
  const fitting = Math.max(LIMITS.levels.least, levelsThatFit(height - BORDER - others * OTHER_LEAST, rowHeight));
  return (
    <Area style={style}>
      <BookPanel
        pair={pair}
        book={book}
        levels={height === 0 ? levels : Math.min(fitting, others > 0 ? levels : LIMITS.levels.most)}
      />
      {/* A level has a row on both sides. */}
      {others > 0 && <EdgeHandle edge="levels" at="bottom" pixels={2 * rowHeight} layoutControls={layoutControls} />}
    </Area>
  );
}
