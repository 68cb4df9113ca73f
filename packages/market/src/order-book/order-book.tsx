import { decimal, times, type Decimal } from '@bourse/decimal';
import { colour, EmptyState, INSET_FOCUS_RING, soft, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import type { Pair } from '@bourse/contracts/market';
import { readStored, writeStored } from '@bourse/storage';
import { useFormat } from '@bourse/i18n';
import { priceDecimals, tickOf, amountDecimals } from '../display-decimals';
import { marketMessages } from '../locales/messages';
import { AccessibleGrid } from './accessible-grid';
import { bookUnit, levelNumbers } from './book-options';
import { BookHead } from './book-head';
import { BookSkeleton } from './book-skeleton';
import type { BookStore } from './book-store';
import type { BookUnit, OwnPrices } from './book-rows';
import type { BookSide } from './group-levels';
import { bookHeight, rowInSlot, slotAt, slotTop, type BookShape, type BookSlot } from './layout';
import { LiveSummary } from './live-summary';
import { useBookDrawing } from './use-book-drawing';
import { shapeOf, isBookLayout, type BookLayout } from './book-layout';
import { useRowHeight } from './use-row-height';
import { bookTexts } from './book-texts';
import { useGrouping } from './use-grouping';

/** A level that was pressed. */
export interface PickedLevel {
  readonly side: BookSide;
  readonly price: Decimal;
  /** Amount at the level, in base currency. */
  readonly amount: Decimal;
  /** Cumulative amount from the best price to this level. */
  readonly sum: Decimal;
  /** Shift was held: the cumulative amount should be used too. */
  readonly withAmount: boolean;
}

export interface OrderBookProps {
  readonly pair: Pair;
  /** The store of the levels, see `useBook`. */
  readonly book: BookStore;
  /** Levels per side if both are shown, double if one is; default 12. */
  readonly levels?: number;
  readonly ownPrices?: OwnPrices | undefined;
  /** A level was clicked, or chosen with Enter. */
  readonly onPickPrice?: ((price: Decimal, level: PickedLevel) => void) | undefined;
}

const DEFAULT_LEVELS = 12;

const OrderBookRoot = styled('div')({ minWidth: 240, backgroundColor: colour.panel, userSelect: 'none' });
const Over = styled('div')({ position: 'absolute', inset: 0, backgroundColor: colour.panel, cursor: 'default' });

/** Highlights the row under the pointer or focus, in an element above the canvas, so that nothing is redrawn. */
const Cursor = styled('div')({
  position: 'absolute',
  left: 0,
  right: 0,
  top: 0,
  pointerEvents: 'none',
  visibility: 'hidden',
  backgroundColor: soft(colour.text, 8),
  '&[data-by]': { visibility: 'visible' },
  '&[data-by="keyboard"]': INSET_FOCUS_RING,
});

function moveCursor(
  cursor: HTMLElement | null,
  slot: BookSlot | undefined,
  shape: BookShape,
  by: 'pointer' | 'keyboard',
) {
  if (!cursor) return;
  if (slot) {
    cursor.dataset['by'] = by;
    cursor.style.transform = `translateY(${slotTop(slot, shape)}px)`;
  } else {
    delete cursor.dataset['by'];
  }
}

type Filling = 'loading' | 'empty' | 'filled';

function fillingOf(store: BookStore): Filling {
  const book = store.get();
  if (!book) return 'loading';
  return book.asks.length === 0 && book.bids.length === 0 ? 'empty' : 'filled';
}

const KEY = 'bourse.bookLayout';

function stored(): BookLayout {
  const text = readStored(KEY);
  return isBookLayout(text) ? text : 'both';
}

/** The visible sides of the book, stored on this device. */
function useBookLayout(): [BookLayout, (layout: BookLayout) => void] {
  const [layout, setLayout] = useState(stored);
  const choose = (next: BookLayout) => {
    setLayout(next);
    writeStored(KEY, next);
  };
  return [layout, choose];
}

/** The options of the user, and the rows of the layout: `levels` a side if both are shown, double if one is. */
function useBookOptions(levels: number) {
  const [layout, setLayout] = useBookLayout();
  const rowHeight = useRowHeight();
  const shape = shapeOf(layout, levels, rowHeight);
  return { layout, setLayout, shape, unit: bookUnit.useValue(), hasNumbers: levelNumbers.useValue() };
}

/** The texts of the book. Memoised by the pair's constant fields: its figures change constantly and must not remount the book. */
function useBookTexts(pair: Pair, unit: BookUnit) {
  const text = marketMessages.useText();
  const format = useFormat();
  const { symbol, base, quote } = pair;
  const decimals = priceDecimals(pair);
  const places = amountDecimals(pair);
  return bookTexts({ symbol, base, quote, priceDecimals: decimals, amountDecimals: places, unit }, text, format);
}

/**
 * Asks above bids around the last price, with amounts, totals and depth. A canvas draws the levels directly from the
 * store, once a frame; React renders only changes of the look. A grid of the same rows over the canvas serves keyboard
 * and screen readers.
 */
export function OrderBook({ pair, book, levels = DEFAULT_LEVELS, ownPrices, onPickPrice }: OrderBookProps) {
  const text = marketMessages.useText();
  const { layout, setLayout, shape, unit, hasNumbers } = useBookOptions(levels);
  const [multiple, setMultiple] = useGrouping(pair.id);
  const [picked, setPicked] = useState('');
  const cursor = useRef<HTMLDivElement>(null);
  const filling = useSyncExternalStore(book.subscribe, () => fillingOf(book));
  const decimals = priceDecimals(pair);
  const texts = useBookTexts(pair, unit);
  // The column changes with the number of digits alone, not with each price.
  const priceLength = pair.last === undefined ? decimals + '0.'.length : texts.writePrice(pair.last).length;
  const { field, canvas, grid, width, currentView } = useBookDrawing({
    store: book,
    shape,
    step: multiple === 1 ? undefined : times(tickOf(decimals), decimal(multiple)),
    ownPrices,
    priceLength,
    hasNumbers,
    unit,
    texts,
  });

  const pick = (slot: BookSlot | undefined, withAmount: boolean) => {
    const view = currentView();
    const row = slot && view && rowInSlot(view, slot, shape);
    if (!row || !onPickPrice) return;
    const { side, price, amount, sum } = row;
    onPickPrice(price, { side, price, amount, sum, withAmount });
    setPicked(text('book.picked', { price: texts.readPrice(price) }));
  };

  const slotUnder = (event: MouseEvent) => slotAt(event.nativeEvent.offsetY, shape);

  return (
    <OrderBookRoot>
      <BookHead
        base={pair.base}
        quote={pair.quote}
        layout={layout}
        onLayout={setLayout}
        tick={tickOf(decimals)}
        multiple={multiple}
        onMultiple={setMultiple}
        columns={[texts.grid.columns[1], texts.grid.columns[2], texts.grid.columns[3]]}
        priceLength={priceLength}
        width={width}
      />
      <div
        ref={field}
        style={{ position: 'relative', height: bookHeight(shape), overflow: 'hidden', cursor: 'pointer' }}
      >
        <canvas
          ref={canvas}
          aria-hidden
          className="tabular"
          style={{ display: 'block', height: bookHeight(shape) }}
          onPointerMove={(event) => moveCursor(cursor.current, slotUnder(event), shape, 'pointer')}
          onPointerLeave={() => moveCursor(cursor.current, undefined, shape, 'pointer')}
          onClick={(event) => pick(slotUnder(event), event.shiftKey)}
        />
        <Cursor ref={cursor} style={{ height: shape.rowHeight }} />
        <AccessibleGrid
          ref={grid}
          shape={shape}
          texts={texts.grid}
          onFocusSlot={(slot) => moveCursor(cursor.current, slot, shape, 'keyboard')}
          onPick={pick}
        />
        {filling === 'loading' && (
          <Over>
            <BookSkeleton {...shape} />
          </Over>
        )}
        {filling === 'empty' && (
          <Over>
            <EmptyState title={text('book.empty')} hint={text('book.emptyHint', { symbol: pair.symbol })} />
          </Over>
        )}
        <LiveSummary field={field} view={currentView} write={texts.grid.middle} />
        <VisuallyHidden as="output">{picked}</VisuallyHidden>
      </div>
    </OrderBookRoot>
  );
}
