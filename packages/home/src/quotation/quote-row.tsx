import { CoveringLink } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import {
  BELOW,
  ChangeText,
  CoinMark,
  colour,
  CONTROL,
  FOCUS_RING,
  Icon,
  PriceText,
  RADIUS,
  RowButton,
  ValueText,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { memo } from 'react';
import type { Pair, PairId } from '@bourse/contracts/market';
import { highLowDecimals, priceDecimals, usePriceDirection, turnover, WrittenWorth } from '@bourse/market';
import { usePairLinks } from '../pair-links/pair-links';
import { homeMessages } from '../locales/messages';
import { Cell, NameCell, Row, ROW_HEIGHT } from './layout';
import { PairName } from './pair-name';
import { Trend } from './trend';

const Star = styled(RowButton)({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: CONTROL.normal,
  height: CONTROL.normal,
  borderRadius: RADIUS.control,
  color: colour.edge,
  '&:hover': { color: colour.text },
  '&:focus-visible': FOCUS_RING,
  '&[aria-pressed="true"]': { color: colour.warning, '& path': { fill: 'currentColor' } },
});

const Name = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  // On a phone the whole name has no room beside a picture.
  [BELOW.sm]: { '& > [aria-hidden]': { display: 'none' } },
  '& > :last-child': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
});

export const TREND_WIDTH = 104;
export const TREND_HEIGHT = 32;

export interface QuoteRowProps {
  readonly pair: Pair;
  /** Its place in the list, from 0. */
  readonly index: number;
  readonly isFavourite: boolean;
  readonly onToggleFavourite: (pair: PairId) => void;
}

/** A pair with its figures. Memoised: only rows with changed figures are rendered again. */
export const QuoteRow = memo(function QuoteRow({ pair, index, isFavourite, onToggleFavourite }: QuoteRowProps) {
  const text = homeMessages.useText();
  const format = useFormat();
  const { pairPath } = usePairLinks();
  const direction = usePriceDirection(pair.last, pair.id);
  const { symbol, base, quote } = pair;
  const extreme = (value: Pair['high']) => format.price(value, highLowDecimals(pair));
  const worth = format.compact(turnover(pair));

  return (
    // The head is the first row of the table.
    <Row aria-rowindex={index + 2} style={{ transform: `translateY(${index * ROW_HEIGHT}px)` }}>
      <Cell>
        <Star
          type="button"
          aria-pressed={isFavourite}
          aria-label={text('quotes.favourite', { symbol })}
          title={text('quotes.favourite', { symbol })}
          onClick={() => onToggleFavourite(pair.id)}
        >
          <Icon name="star" size={16} />
        </Star>
      </Cell>
      <NameCell>
        <Name>
          <CoinMark logo={pair.logo} name={base} />
          <span>
            <CoveringLink to={pairPath(pair)} translate="no">
              <PairName base={base} quote={quote} />
            </CoveringLink>
            <small data-phone>
              {worth} {quote}
            </small>
          </span>
        </Name>
      </NameCell>
      <Cell data-numeric>
        <PriceText value={pair.last} decimals={priceDecimals(pair)} direction={direction} isFlashing />
        {pair.cnyPrice !== undefined && (
          <small translate="no">
            <WrittenWorth worth={pair.cnyPrice} />
          </small>
        )}
      </Cell>
      <Cell data-numeric>
        <ChangeText value={pair.change} />
      </Cell>
      <Cell data-numeric data-from="wide">
        <ValueText>{extreme(pair.high)}</ValueText>
      </Cell>
      <Cell data-numeric data-from="wide">
        <ValueText>{extreme(pair.low)}</ValueText>
      </Cell>
      <Cell data-numeric data-from="tablet">
        <ValueText>{format.compact(pair.volume)}</ValueText> {base}
        <small>
          {worth} {quote}
        </small>
      </Cell>
      <Cell data-numeric data-from="tablet">
        <Trend symbol={symbol} width={TREND_WIDTH} height={TREND_HEIGHT} />
      </Cell>
    </Row>
  );
});
