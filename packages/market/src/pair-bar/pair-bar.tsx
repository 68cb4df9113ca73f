import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import {
  Box,
  ABOVE,
  BELOW,
  colour,
  type Direction,
  FOCUS_RING,
  FONT_SIZE,
  Icon,
  IconButton,
  PlainButton,
  Popover,
  PriceText,
  RADIUS,
  Skeleton,
  Text,
  VisuallyHidden,
  WEIGHT,
  ValueText,
  LINE_HEIGHT,
  hairline,
  space,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Pair } from '@bourse/contracts/market';
import { priceDecimals } from '../display-decimals';
import { WrittenWorth } from '../worth/written-worth';
import { marketMessages } from '../locales/messages';
import { PairFigures } from './pair-figures';
import { usePairFigures, type PairFigure } from './use-pair-figures';

export interface PairBarProps {
  /** `undefined` while the pairs are on their way. */
  readonly pair: Pair | undefined;
  /** Worth of the last price in yuan. */
  readonly worth?: Decimal | undefined;
  /** After the figures of the pair. */
  readonly more?: readonly PairFigure[] | undefined;
  /** Direction of the last price change, see `usePriceDirection`. */
  readonly direction?: Direction;
  /** The figures are stale: they have no colour of rise or fall. */
  readonly isStale?: boolean;
  /** The star before the name. */
  readonly favourite?: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
  /** After the figures: those of the user's account. */
  readonly account?: ReactNode;
  /** The name becomes a button: opens the list of pairs. */
  readonly onChoosePair?: (() => void) | undefined;
  /** Shows the freshness of the figures, such as a `ConnectionStatus`. */
  readonly connection?: ReactNode;
  /** Actions on the screen, as buttons. */
  readonly actions?: ReactNode;
  /** Below all figures of the pair in the popover of its details: what is rarely needed. It receives what closes the popover. */
  readonly renderDetails?: ((close: () => void) => ReactNode) | undefined;
}

const PHONE = BELOW.sm;
/** Here the figures have a line of their own: beside the price they would be a column. */
const WITHOUT_ROOM = BELOW.md;
/** One line of 44 px. */
const ONE_LINE = ABOVE.md;

/** Between figures, 24 px; less below 1,920 px. */
const BETWEEN = `clamp(${space(2)}, 2.5vw - ${space(6)}, ${space(6)})`;

// Every part has its own cells, and parts that come and go have room reserved: an arrow or "Reconnecting" moves nothing.
const Bar = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(2, BETWEEN),
  minHeight: 60,
  padding: space(2, 4),
  backgroundColor: colour.panel,
  border: hairline(colour.line),
  borderRadius: RADIUS.control,
  // The account and the actions keep their colours.
  '&[data-stale] > [data-figures]': { filter: 'grayscale(1)' },
  [WITHOUT_ROOM]: { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
  [ONE_LINE]: {
    display: 'flex',
    flex: 'none',
    height: 44,
    minHeight: 44,
    boxSizing: 'border-box',
    padding: space(0, 2, 0, 1),
  },
  [PHONE]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: space(1, 2), padding: space(2, 3) },
});

const Name = styled('h1')({
  // On the line of the last price, which may have its worth below it.
  minHeight: 42,
  [ONE_LINE]: { flex: 'none', minHeight: 0 },
  margin: 0,
  fontSize: FONT_SIZE.reading,
  fontWeight: WEIGHT.strong,
  lineHeight: LINE_HEIGHT.heading,
  whiteSpace: 'nowrap',
  [PHONE]: { minHeight: 0, order: -2, gridColumn: 'span 3', fontSize: FONT_SIZE.reading },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  [ONE_LINE]: { alignItems: 'center' },
  [PHONE]: { display: 'contents' },
});

const STAR = {
  '&[data-on] svg': { color: colour.warning, fill: 'currentcolor' },
  [PHONE]: { display: 'none' },
} as const;

const NameButton = styled(PlainButton)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  borderRadius: RADIUS.control,
  '&:focus-visible': FOCUS_RING,
});

const Last = styled('div')({
  // With room for the worth, which comes later than the price.
  minHeight: 42,
  fontSize: FONT_SIZE.heading,
  fontWeight: WEIGHT.strong,
  lineHeight: LINE_HEIGHT.heading,
  '& > div': { height: 28 },
  '& > p': { lineHeight: LINE_HEIGHT.mark },
  [ONE_LINE]: { flex: 'none', minHeight: 0, lineHeight: LINE_HEIGHT.reading, '& > div': { height: 24 } },
  [PHONE]: { gridColumn: 'span 3', minWidth: '0 !important', fontSize: FONT_SIZE.heading },
});

const Figures = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1, BETWEEN),
  margin: 0,
  fontSize: FONT_SIZE.table,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > div': { minWidth: 76 },
  '& dt': { fontSize: FONT_SIZE.dense, lineHeight: LINE_HEIGHT.dense, color: colour.quiet },
  // An arrow has another font than the figure: with a line height alone the line would grow with it.
  '& dd': { margin: 0, height: 18, lineHeight: LINE_HEIGHT.table },
  [WITHOUT_ROOM]: { order: 1, gridColumn: '1 / -1' },
  // A figure without room wraps below the line and is not visible: the last ones go first.
  [ONE_LINE]: { flex: '1 1 0', minWidth: 92, height: 34, overflow: 'hidden', rowGap: 8, '& > div': { minWidth: 60 } },
  // The volume is the longest figure: beside the price it has half of the width.
  [PHONE]: {
    display: 'contents',
    '& > div': { order: 1, gridColumn: 'span 2', minWidth: 0 },
    '& > [data-part="volume"]': { order: 0, gridColumn: 'span 3' },
    '& > [data-part="turnover"]': { display: 'none' },
    '& > [data-part="more"]': { gridColumn: '1 / -1', display: 'flex', gap: 8, alignItems: 'baseline' },
  },
});

const End = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  minWidth: 0,
  '& > :first-child': { display: 'flex', justifyContent: 'flex-end', minWidth: 160 },
  [ONE_LINE]: { flex: 'none', '& > :first-child': { minWidth: 120 } },
  [PHONE]: { order: -1, gridColumn: 'span 3', '& > :first-child': { minWidth: 0 } },
});

/** As far as there is room; the figures of the pair have the rest. */
const ACCOUNT = { flex: '0 1 auto', minWidth: 0 } as const;

const DETAILS = { display: 'grid', gap: 4, width: 'min(420px, 80vw)' } as const;

/** Width of the arrow beside the price. */
const ARROW = '1.1em';

/** Summary of the pair: name, last price with its worth, 24h change, high, low, volume and turnover, and the freshness. */
export function PairBar(props: PairBarProps) {
  const { pair, worth, more = [], direction = 'unchanged', onChoosePair, connection, actions } = props;
  const { favourite, account, renderDetails, isStale = false } = props;
  const text = marketMessages.useText();
  const format = useFormat();
  const figures = usePairFigures(pair, more);
  const price = pair?.last;
  const decimals = pair ? priceDecimals(pair) : 0;
  return (
    <Bar
      aria-label={text('bar.label', { symbol: pair?.symbol ?? '' })}
      aria-busy={!pair}
      data-stale={isStale || undefined}
    >
      <Head>
        {favourite && pair && (
          <Box component="span" sx={STAR} data-on={favourite.isOn || undefined}>
            <IconButton
              icon="star"
              label={text(favourite.isOn ? 'pairs.removeFavourite' : 'pairs.addFavourite', { symbol: pair.symbol })}
              onClick={favourite.onToggle}
            />
          </Box>
        )}
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
      </Head>
      <Last data-figures style={{ minWidth: pair && `calc(${format.price(price, decimals).length}ch + ${ARROW})` }}>
        <div>
          {pair && <VisuallyHidden>{text('bar.last')}</VisuallyHidden>}
          {pair ? (
            <PriceText
              value={price}
              decimals={decimals}
              direction={isStale ? 'unchanged' : direction}
              hasArrow
              isFlashing
            />
          ) : (
            <Skeleton width={128} height={24} />
          )}
        </div>
        {worth !== undefined && (
          <Text size="dense" tone="quiet" translate="no">
            <WrittenWorth worth={worth} />
          </Text>
        )}
      </Last>
      <Figures data-figures>
        {figures.map(({ term, value, part }) => (
          <div key={term} data-part={part}>
            <dt>{term}</dt>
            <dd>{value === undefined ? <Skeleton width={72} height={14} /> : <ValueText>{value}</ValueText>}</dd>
          </div>
        ))}
      </Figures>
      {account !== undefined && account !== false && <Box sx={ACCOUNT}>{account}</Box>}
      {(connection !== undefined || actions !== undefined) && (
        <End>
          <div>{connection}</div>
          {renderDetails && pair && (
            <Popover
              label={text('bar.details')}
              renderTrigger={(trigger) => <IconButton icon="info" label={text('bar.details')} {...trigger} />}
            >
              {(close) => (
                <Box sx={DETAILS}>
                  <PairFigures figures={figures} worth={worth} />
                  {renderDetails(close)}
                </Box>
              )}
            </Popover>
          )}
          {actions}
        </End>
      )}
    </Bar>
  );
}
