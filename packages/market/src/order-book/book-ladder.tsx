import { throttledSource } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import {
  colour,
  FONT_SIZE,
  INSET_FOCUS_RING,
  LINE_HEIGHT,
  PlainButton,
  rovingIndex,
  soft,
  space,
  useKeyedState,
  WEIGHT,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { Pair } from '@bourse/contracts/market';
import { dividedBy, isZero, times, decimal, type Decimal } from '@bourse/decimal';
import { priceDecimals } from '../display-decimals';
import { marketMessages } from '../locales/messages';
import { bookView, EMPTY_VIEW, type BookRow, type OwnPrices } from './book-rows';
import type { BookStore } from './book-store';
import type { PickedLevel } from './order-book';

/** Height of a level, CSS pixels; the row is the target. */
const ROW = 24;

const PLAIN = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const;

const Ladder = styled('fieldset')({
  ...PLAIN,
  fontSize: FONT_SIZE.dense,
  fontVariantNumeric: 'tabular-nums',
  '& > output': { display: 'block', padding: space(0, 1), lineHeight: LINE_HEIGHT.heading, fontWeight: WEIGHT.strong },
});

const Side = styled('fieldset')({
  ...PLAIN,
  '&[data-side="asks"]': { '--side': colour.down, '--bar': soft(colour.down, 14) },
  '&[data-side="bids"]': { '--side': colour.up, '--bar': soft(colour.up, 14) },
});

const Level = styled(PlainButton)({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 4,
  width: '100%',
  height: ROW,
  padding: space(0, 1),
  // The depth, from the right.
  backgroundImage: 'linear-gradient(var(--bar), var(--bar))',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right',
  '& > :first-of-type': { color: 'var(--side)' },
  '&[data-own] > :first-of-type': { fontWeight: WEIGHT.strong, textDecoration: 'underline dotted' },
  '&:focus-visible': INSET_FOCUS_RING,
});

const HUNDRED = decimal(100);

/** Length of a depth bar, per cent of the width. */
const share = (sum: Decimal, largest: Decimal) => (isZero(largest) ? '0' : times(dividedBy(sum, largest), HUNDRED));

export interface BookLadderProps {
  readonly pair: Pair;
  /** The store of the levels, see `useBook`. */
  readonly book: BookStore;
  /** Levels of each side. */
  readonly levels: number;
  readonly ownPrices?: OwnPrices | undefined;
  readonly onPickPrice: (price: Decimal, level: PickedLevel) => void;
}

/** Price and amount of the best levels in a narrow column, for example beside the order form of a phone. At most four updates a second. */
export function BookLadder({ pair, book, levels, ownPrices, onPickPrice }: BookLadderProps) {
  const text = marketMessages.useText();
  const format = useFormat();
  const source = useKeyedState(book, () => throttledSource(book));
  const state = useSyncExternalStore(source.subscribe, source.get);
  const [focused, setFocused] = useState(levels);
  const decimals = priceDecimals(pair);
  const { asks, bids, largestTotal, last } = state
    ? bookView(state, { shape: { asks: levels, bids: levels, rowHeight: ROW }, ownPrices })
    : EMPTY_VIEW;
  const rows = [...asks, ...bids];
  const current = Math.min(focused, rows.length - 1);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = rovingIndex(event, { from: current, count: rows.length });
    if (to === undefined) return;
    setFocused(to);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  const level = (row: BookRow, index: number) => (
    <Level
      key={index}
      type="button"
      data-own={row.isOwn || undefined}
      tabIndex={index === current ? 0 : -1}
      style={{ backgroundSize: `${share(row.total, largestTotal)}% 100%` }}
      onFocus={() => setFocused(index)}
      onClick={() => onPickPrice(row.price, { ...row, withAmount: false })}
    >
      <span>{format.price(row.price, decimals)}</span>
      <span>{format.compact(row.amount)}</span>
    </Level>
  );
  return (
    <Ladder aria-label={text('book.label', { symbol: pair.symbol })} onKeyDown={move}>
      <Side data-side="asks" aria-label={text('book.asks')} style={{ minHeight: levels * ROW }}>
        {/* Missing asks leave the top rows empty. */}
        <div style={{ height: (levels - asks.length) * ROW }} />
        {asks.map((row, index) => level(row, index))}
      </Side>
      <output aria-live="off">{format.price(last, decimals)}</output>
      <Side data-side="bids" aria-label={text('book.bids')} style={{ minHeight: levels * ROW }}>
        {bids.map((row, index) => level(row, asks.length + index))}
      </Side>
    </Ladder>
  );
}
