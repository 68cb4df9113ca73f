/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out by CSS: a table's tags lose their roles with their display */
import {
  ChangeText,
  COARSE,
  colour,
  FONT_SIZE,
  Icon,
  INSET_FOCUS_RING,
  LINE_HEIGHT,
  PriceText,
  RowButton,
  TOUCH,
  useIsTouch,
  VisuallyHidden,
  WEIGHT,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useFormat } from '@bourse/i18n';
import { memo, useEffect, useRef } from 'react';
import type { Pair, PairId } from '@bourse/contracts/market';
import { highLowDecimals, priceDecimals } from '../display-decimals';
import { marketMessages } from '../locales/messages';
import { usePriceDirection } from '../pair-bar/use-price-direction';

const HEIGHT = 32;
/** Height of the line with the figures of 24 hours. */
const DAY_HEIGHT = 18;

/** Height of a row, CSS pixels. */
export const usePairRowHeight = (hasDay = false) => (useIsTouch() ? TOUCH : HEIGHT) + (hasDay ? DAY_HEIGHT : 0);

export const PAIR_COLUMNS = '32px minmax(0, 1fr) minmax(0, auto) 76px';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: PAIR_COLUMNS,
  gridTemplateRows: `${HEIGHT}px`,
  alignItems: 'center',
  [COARSE]: { gridTemplateRows: `${TOUCH}px` },
  paddingInlineEnd: 12,
  fontSize: FONT_SIZE.dense,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { backgroundColor: colour.raised },
  '&[aria-selected="true"]': { boxShadow: `inset 2px 0 ${colour.accent}` },
  '&:focus-visible': INSET_FOCUS_RING,
});

const Star = styled(RowButton)({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: HEIGHT,
  [COARSE]: { height: TOUCH },
  color: colour.quiet,
  '&:focus-visible': INSET_FOCUS_RING,
  '&[aria-pressed="true"]': { color: colour.warning },
  '&[aria-pressed="true"] path': { fill: 'currentColor' },
});

// A quote currency that does not fit beside a long price wraps out of sight; the tab above shows it too.
const Name = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  height: 18,
  lineHeight: LINE_HEIGHT.table,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontWeight: WEIGHT.strong,
});
const Quote = styled('span')({ color: colour.quiet, fontWeight: WEIGHT.regular });
const Figure = styled('div')({ textAlign: 'end', overflow: 'hidden', textOverflow: 'ellipsis' });

const Day = styled('div')({
  // Of the hidden text.
  position: 'relative',
  gridColumn: '2 / -1',
  height: DAY_HEIGHT,
  marginTop: -4,
  fontSize: FONT_SIZE.dense,
  color: colour.quiet,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** High, low and volume of 24 hours. */
function DayFigures({ pair }: { readonly pair: Pair }) {
  const text = marketMessages.useText();
  const format = useFormat();
  const extreme = (value: Pair['high']) => format.price(value, highLowDecimals(pair));
  const figures = {
    high: extreme(pair.high),
    low: extreme(pair.low),
    volume: format.compact(pair.volume),
  };
  return (
    <Day role="gridcell">
      <VisuallyHidden>
        {text('pairs.dayLabel', { ...figures, volume: `${figures.volume} ${pair.base}` })}
      </VisuallyHidden>
      <span aria-hidden>{text('pairs.day', figures)}</span>
    </Day>
  );
}

export interface PairRowProps {
  readonly pair: Pair;
  /** Adds a line with high, low and volume. */
  readonly hasDay: boolean;
  /** Place in the whole list, from 0. */
  readonly index: number;
  readonly isSelected: boolean;
  readonly isFavourite: boolean;
  /** The stop of the Tab key in this list. */
  readonly isStop: boolean;
  readonly onSelect: (pair: Pair) => void;
  readonly onToggleFavourite: (id: PairId) => void;
  /** Focused by keyboard. */
  readonly wantsFocus: boolean;
  readonly onFocus: (index: number) => void;
}

/** One pair: star, name, price, change. Memoised: of thousands of rows a frame changes a few. */
export const PairRow = memo(function PairRow(props: PairRowProps) {
  const { pair, hasDay, index, isSelected, isFavourite, isStop, wantsFocus, onSelect, onToggleFavourite, onFocus } =
    props;
  const text = marketMessages.useText();
  const direction = usePriceDirection(pair.last, pair.id);
  const { symbol } = pair;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wantsFocus) row.current?.focus({ preventScroll: true });
  }, [wantsFocus]);
  return (
    <Row
      ref={row}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onSelect(pair)}
      onFocus={() => onFocus(index)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        onSelect(pair);
      }}
    >
      <div role="gridcell">
        <Star
          type="button"
          tabIndex={isStop ? 0 : -1}
          aria-pressed={isFavourite}
          aria-label={text(isFavourite ? 'pairs.removeFavourite' : 'pairs.addFavourite', { symbol })}
          onClick={(event) => {
            event.stopPropagation();
            onToggleFavourite(pair.id);
          }}
        >
          <Icon name="star" size={14} />
        </Star>
      </div>
      <Name role="gridcell" aria-label={symbol}>
        <span>{pair.base}</span>
        <Quote>/{pair.quote}</Quote>
      </Name>
      <Figure role="gridcell">
        <PriceText value={pair.last} decimals={priceDecimals(pair)} direction={direction} isFlashing />
      </Figure>
      <Figure role="gridcell">
        <ChangeText value={pair.change} hasArrow={false} />
      </Figure>
      {hasDay && <DayFigures pair={pair} />}
    </Row>
  );
});
