import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import {
  ChangeText,
  colour,
  type Direction,
  Icon,
  PlainButton,
  PriceText,
  Skeleton,
  VisuallyHidden,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Pair } from '../contract';
import { highLowDecimals, priceDecimals, VOLUME_DECIMALS } from '../display-decimals';
import { marketMessages } from '../locales/messages';

export interface PairBarProps {
  /** `undefined` while the pairs are on their way. */
  readonly pair: Pair | undefined;
  /** The book's last price, if it is newer than the pair's. */
  readonly last?: Decimal | undefined;
  /** Direction of the last price change, see `usePriceDirection`. */
  readonly direction?: Direction;
  /** The name becomes a button: opens the list of pairs. */
  readonly onChoosePair?: (() => void) | undefined;
  /** Shows the freshness of the figures, such as a `ConnectionStatus`. */
  readonly connection?: ReactNode;
  /** Actions on the pair or its screen, as buttons. */
  readonly actions?: ReactNode;
}

const PHONE = '@media (max-width: 600px)';

// Every part has its own cells, and parts that come and go have room reserved: an arrow or "Reconnecting" moves nothing.
const Bar = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 24px',
  minHeight: 56,
  padding: '8px 16px',
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: 6,
  [PHONE]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '4px 8px', padding: '8px 12px' },
});

const Name = styled('h1')({
  margin: 0,
  fontSize: 18,
  fontWeight: 600,
  lineHeight: '28px',
  whiteSpace: 'nowrap',
  [PHONE]: { order: -2, gridColumn: 'span 3', fontSize: 16 },
});

const NameButton = styled(PlainButton)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  borderRadius: 4,
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
});

const Last = styled('div')({
  fontSize: 22,
  fontWeight: 600,
  lineHeight: '28px',
  [PHONE]: { gridColumn: 'span 3', minWidth: '0 !important', fontSize: 18 },
});

const Figures = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  fontSize: 13,
  [PHONE]: { display: 'contents' },
});

const Figure = styled('div')({
  minWidth: 88,
  fontVariantNumeric: 'tabular-nums',
  // The volume is the longest figure: beside the price it has half of the width.
  [PHONE]: { order: 1, gridColumn: 'span 2', minWidth: 0, '&:last-of-type': { order: 0, gridColumn: 'span 3' } },
});
const Term = styled('dt')({ fontSize: 11, lineHeight: '16px', color: colour.quiet, whiteSpace: 'nowrap' });
const Value = styled('dd')({ margin: 0, lineHeight: '18px', whiteSpace: 'nowrap' });
const End = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  minWidth: 0,
  [PHONE]: { order: -1, gridColumn: 'span 3' },
});
const Connection = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: 160,
  [PHONE]: { minWidth: 0 },
});

/** Width of the arrow beside the price. */
const ARROW = '1.1em';

/** Summary of the pair: name, last price, 24h change, high, low and volume, and the freshness. */
export function PairBar({ pair, last, direction = 'unchanged', onChoosePair, connection, actions }: PairBarProps) {
  const text = marketMessages.useText();
  const format = useFormat();
  const fixed = (value: Decimal, decimals: number) => format.decimal(value, { decimals, minDecimals: decimals });
  const figures: { term: string; value: ReactNode }[] = [
    { term: text('bar.change'), value: pair && <ChangeText value={pair.change} /> },
    { term: text('bar.high'), value: pair && fixed(pair.high, highLowDecimals(pair)) },
    { term: text('bar.low'), value: pair && fixed(pair.low, highLowDecimals(pair)) },
    { term: text('bar.volume', { base: pair?.base ?? '' }), value: pair && fixed(pair.volume, VOLUME_DECIMALS) },
  ];
  const price = pair && (last ?? pair.last);
  const decimals = pair ? priceDecimals(pair) : 0;
  return (
    <Bar aria-label={text('bar.label', { symbol: pair?.symbol ?? '' })} aria-busy={!pair}>
      {pair ? (
        <Name>
          {onChoosePair ? (
            <NameButton type="button" title={text('bar.choose')} onClick={onChoosePair}>
              {pair.symbol}
              <Icon name="chevronDown" size={16} />
            </NameButton>
          ) : (
            pair.symbol
          )}
        </Name>
      ) : (
        <Name as="div">
          <Skeleton width={112} height={24} />
        </Name>
      )}
      <Last style={{ minWidth: pair && `calc(${format.price(price, decimals).length}ch + ${ARROW})` }}>
        {pair && <VisuallyHidden>{text('bar.last')}</VisuallyHidden>}
        {pair ? (
          <PriceText value={price} decimals={decimals} direction={direction} hasArrow isFlashing />
        ) : (
          <Skeleton width={128} height={24} />
        )}
      </Last>
      <Figures>
        {figures.map(({ term, value }) => (
          <Figure key={term}>
            <Term>{term}</Term>
            <Value>{value ?? <Skeleton width={72} height={14} />}</Value>
          </Figure>
        ))}
      </Figures>
      {(connection !== undefined || actions !== undefined) && (
        <End>
          <Connection>{connection}</Connection>
          {actions}
        </End>
      )}
    </Bar>
  );
}
