import { times, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import {
  Box,
  BELOW,
  ChangeText,
  colour,
  type Direction,
  FOCUS_RING,
  FONT_SIZE,
  Icon,
  PHONE_ON_ITS_SIDE,
  PlainButton,
  PriceText,
  RADIUS,
  TOUCH,
  VisuallyHidden,
  WEIGHT,
  hairline,
  space,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import type { Pair } from '@bourse/contracts/market';
import { priceDecimals } from '../display-decimals';
import { marketMessages } from '../locales/messages';
import { PairFigures } from './pair-figures';
import { usePairFigures, type PairFigure } from './use-pair-figures';

export interface PairLineProps {
  readonly pair: Pair;
  /** Worth of one unit of the quote currency in yuan. */
  readonly quoteWorth?: Decimal | undefined;
  /** After the figures of the pair. */
  readonly more?: readonly PairFigure[] | undefined;
  /** Direction of the last price change, see `usePriceDirection`. */
  readonly direction?: Direction;
  /** The figures are stale: they have no colour of rise or fall. */
  readonly isStale?: boolean;
  /** Opens the list of pairs. */
  readonly onChoosePair: () => void;
  /** At the end of the line, for example the buttons of a phone on its side. */
  readonly children?: ReactNode;
  /** Below the figures of the details: actions on the pair, as buttons. */
  readonly actions?: ReactNode;
}

const SIDE = `@media ${PHONE_ON_ITS_SIDE}`;
/** Name, price and change have no room on one line. */
const SMALL = BELOW.tiny;

const HEAD = { backgroundColor: colour.panel, borderBottom: hairline(colour.line) } as const;

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: TOUCH,
  padding: space(0, 1, 0, 3),
  whiteSpace: 'nowrap',
  '&[data-stale] > div': { filter: 'grayscale(1)' },
  [SIDE]: { height: TOUCH + 4 },
  [SMALL]: { gap: 4, '& h1': { fontSize: FONT_SIZE.form } },
});

const Name = styled('h1')({ minWidth: 0, margin: 0, fontSize: FONT_SIZE.reading, fontWeight: WEIGHT.strong });

const NameButton = styled(PlainButton)({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  height: TOUCH,
  borderRadius: RADIUS.control,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { flex: 'none' },
  '&:focus-visible': FOCUS_RING,
});

/** Price and change: beside each other, on the smallest phone one below the other. */
const Figures = styled('div')({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [SMALL]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0, lineHeight: 1.2 },
});

const Last = styled('div')({
  flex: 'none',
  fontSize: FONT_SIZE.reading,
  fontWeight: WEIGHT.strong,
  textAlign: 'end',
  [SMALL]: { fontSize: FONT_SIZE.form },
});

// Digits of one width: the change moves nothing.
const Change = styled('div')({
  flex: 1,
  minWidth: '7ch',
  fontSize: FONT_SIZE.table,
  fontVariantNumeric: 'tabular-nums',
  [SMALL]: { flex: 'none' },
});

const Toggle = styled(PlainButton)({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: TOUCH,
  height: TOUCH,
  borderRadius: RADIUS.control,
  color: colour.quiet,
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': FOCUS_RING,
});

const Details = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 4),
  padding: space(0, 3, 2),
  '& > dl': { flex: '1 1 100%' },
});

/** Width of the arrow beside the price. */
const ARROW = '1.1em';

/** A pair on one line for a phone: name, last price and change; its other figures and its actions are behind a button. */
export function PairLine(props: PairLineProps) {
  const {
    pair,
    quoteWorth,
    more = [],
    direction = 'unchanged',
    isStale = false,
    onChoosePair,
    children,
    actions,
  } = props;
  const text = marketMessages.useText();
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const figures = usePairFigures(pair, more);
  const decimals = priceDecimals(pair);
  const worth = quoteWorth && pair.last && times(pair.last, quoteWorth);
  return (
    <Box component="section" sx={HEAD} aria-label={text('bar.label', { symbol: pair.symbol })}>
      <Line data-stale={isStale || undefined}>
        <Name>
          <NameButton type="button" title={text('bar.choose')} onClick={onChoosePair}>
            <span>{pair.symbol}</span>
            <Icon name="chevronDown" size={16} />
          </NameButton>
        </Name>
        <Figures>
          <Last style={{ minWidth: `calc(${format.price(pair.last, decimals).length}ch + ${ARROW})` }}>
            <VisuallyHidden>{text('bar.last')}</VisuallyHidden>
            <PriceText
              value={pair.last}
              decimals={decimals}
              direction={isStale ? 'unchanged' : direction}
              hasArrow
              isFlashing
            />
          </Last>
          <Change>
            <VisuallyHidden>{text('bar.change')}</VisuallyHidden>
            <ChangeText value={pair.change} />
          </Change>
        </Figures>
        {children}
        <Toggle
          type="button"
          aria-label={text('bar.details')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevronDown" size={20} />
        </Toggle>
      </Line>
      <Details id={id} hidden={!isOpen} style={isOpen ? undefined : { display: 'none' }}>
        {isOpen && (
          <>
            <PairFigures figures={figures.filter(({ part }) => part !== 'change')} worth={worth} />
            {actions}
          </>
        )}
      </Details>
    </Box>
  );
}
