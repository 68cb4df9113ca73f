import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { ChangeText, colour, Icon, PriceText, Skeleton, VisuallyHidden, type Direction } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Pair } from '../contract';
import { highLowDecimals, priceDecimals, VOLUME_DECIMALS } from '../display-decimals';
import { marketMessages } from '../messages';

export interface PairBarProps {
  /** `undefined` while the pairs are on their way. */
  readonly pair: Pair | undefined;
  /** Newer than the pair's own last price where the book has spoken since. */
  readonly last?: Decimal | undefined;
  /** Where the last price went from the one before it, see `usePriceDirection`. */
  readonly direction?: Direction;
  /** The name becomes a button: opens the list of pairs. */
  readonly onChoosePair?: (() => void) | undefined;
  /** Says how fresh the figures are, such as a `ConnectionStatus`. */
  readonly connection?: ReactNode;
  /** What can be done with the pair or its screen, as buttons. */
  readonly actions?: ReactNode;
}

const PHONE = '@media (max-width: 600px)';

const Bar = styled('section')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 24px',
  minHeight: 56,
  padding: '8px 16px',
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: 6,
  [PHONE]: { gap: 8, padding: '8px 12px' },
});

const Name = styled('h1')({
  margin: 0,
  fontSize: 18,
  fontWeight: 600,
  lineHeight: '28px',
  [PHONE]: { order: -2, fontSize: 16 },
});

const NameButton = styled('button')({
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  cursor: 'pointer',
  borderRadius: 4,
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
});

const Last = styled('div')({
  minWidth: 128,
  fontSize: 22,
  fontWeight: 600,
  lineHeight: '28px',
  [PHONE]: { order: -2, minWidth: 0, fontSize: 18 },
});

const Figures = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  fontSize: 13,
  [PHONE]: { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%' },
});

const Figure = styled('div')({ minWidth: 88, fontVariantNumeric: 'tabular-nums' });
const Term = styled('dt')({ fontSize: 11, lineHeight: '16px', color: colour.quiet, whiteSpace: 'nowrap' });
const Value = styled('dd')({ margin: 0, lineHeight: '18px', whiteSpace: 'nowrap' });
const End = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  [PHONE]: { order: -1 },
});

/** The pair at a glance: name, last price, change, high, low and volume of the last day, and how fresh it all is. */
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
        <Skeleton width={112} height={24} />
      )}
      <Last>
        {pair && <VisuallyHidden>{text('bar.last')}</VisuallyHidden>}
        {pair ? (
          <PriceText
            value={last ?? pair.last}
            decimals={priceDecimals(pair)}
            direction={direction}
            hasArrow
            isFlashing
          />
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
          {actions}
          {connection}
        </End>
      )}
    </Bar>
  );
}
