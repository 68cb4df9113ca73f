/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out by CSS: a table's tags lose their roles with their display */
import { NO_VALUE } from '@bourse/i18n';
import { FONT_SIZE, rovingIndex } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useImperativeHandle, useRef, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import type { BookView } from './book-rows';
import { createWriter, slotOf, type GridTexts } from './grid-writer';
import { MIDDLE_HEIGHT, type BookShape, type BookSlot } from './layout';

/**
 * The book as text rows over the canvas, for screen readers and keyboard navigation. Updates are throttled, see
 * `mountBook`.
 */

// Not `visibility: hidden`, because it must be readable and focusable. The canvas shows its content.
const Grid = styled('div')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  pointerEvents: 'none',
  contain: 'strict',
  fontSize: FONT_SIZE.dense,
  whiteSpace: 'nowrap',
});

const Row = styled('div')({
  display: 'flex',
  contain: 'strict',
  outline: 'none',
  // An empty row keeps its place.
  '&[hidden]': { visibility: 'hidden' },
});

const Cell = styled('span')({ flex: 1 });

/** Handle to update the grid without React. */
export interface GridHandle {
  readonly refresh: (view: BookView) => void;
}

export interface AccessibleGridProps {
  readonly shape: BookShape;
  readonly texts: GridTexts;
  readonly ref: Ref<GridHandle>;
  /** The focused row; `undefined` when the focus leaves. */
  readonly onFocusSlot: (slot: BookSlot | undefined) => void;
  /** `withAmount`: Shift was held. */
  readonly onPick: (slot: BookSlot, withAmount: boolean) => void;
}

const PAGE = 10;

const isFilled = (row: HTMLElement) => !row.hidden;

export function AccessibleGrid({ shape, texts, ref, onFocusSlot, onPick }: AccessibleGridProps) {
  const grid = useRef<HTMLDivElement>(null);

  useImperativeHandle(ref, () => {
    let write: ((view: BookView) => void) | undefined;
    return {
      refresh: (view) => {
        if (grid.current) write ??= createWriter(grid.current, shape, texts);
        write?.(view);
      },
    };
  }, [shape, texts]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      const slot = slotOf(event.target);
      if (slot) onPick(slot, event.shiftKey);
      event.preventDefault();
      return;
    }
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-side]')].filter(isFilled);
    const at = rows.findIndex((row) => row === event.target);
    const next = rovingIndex(event, { from: at, count: rows.length, page: PAGE });
    if (next !== undefined) rows[next]?.focus();
  };

  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    // One row at a time is a stop of the Tab key: the one that was in focus last.
    for (const row of event.currentTarget.querySelectorAll<HTMLElement>('[data-side][tabindex="0"]')) row.tabIndex = -1;
    if (event.target instanceof HTMLElement) event.target.tabIndex = 0;
    onFocusSlot(slotOf(event.target));
  };

  const half = (side: 'asks' | 'bids') => (
    <div role="rowgroup" aria-label={texts[side]}>
      {Array.from({ length: shape[side] }, (_, slot) => (
        <Row
          key={slot}
          style={{ height: shape.rowHeight, lineHeight: `${shape.rowHeight}px` }}
          role="row"
          data-side={side}
          data-slot={slot}
          tabIndex={-1}
          hidden
        >
          <Cell role="gridcell" />
          <Cell role="gridcell" />
          <Cell role="gridcell" />
          <Cell role="gridcell" />
        </Row>
      ))}
    </div>
  );

  return (
    <Grid
      ref={grid}
      role="grid"
      aria-label={texts.label}
      aria-readonly
      onKeyDown={handleKey}
      onFocus={handleFocus}
      onBlur={() => onFocusSlot(undefined)}
    >
      <div role="rowgroup" style={{ height: 0, overflow: 'hidden' }}>
        <div role="row">
          {texts.columns.map((column) => (
            <span key={column} role="columnheader">
              {column}
            </span>
          ))}
        </div>
      </div>
      {half('asks')}
      <div role="rowgroup" style={{ height: MIDDLE_HEIGHT, contain: 'strict' }}>
        <div role="row">
          <span role="gridcell" aria-colspan={4} data-middle>
            {NO_VALUE}
          </span>
        </div>
      </div>
      {half('bids')}
    </Grid>
  );
}
