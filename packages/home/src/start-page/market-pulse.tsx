import { type LoadState, ReadError } from '@bourse/feature-kit';
import { type Decimal, toDrawingNumber } from '@bourse/decimal';
import {
  ChangeText,
  colour,
  EmptyState,
  PriceText,
  Skeleton,
  Card,
  FONT_SIZE,
  INSET_FOCUS_RING,
  RADIUS,
  WEIGHT,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Pair } from '@bourse/market/contract';
import { priceDecimals, usePriceDirection } from '@bourse/market';
import { CoinMark } from '../quotation/coin-mark';
import { TINY } from '../quotation/layout';
import { homeMessages } from '../locales/messages';
import { trendOf, trendPath } from '@bourse/charts';
import { usePairLinks } from '../pair-links/pair-links';

const Lead = styled('div')({ position: 'relative', padding: '20px 20px 0' });
const LeadName = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: FONT_SIZE.reading,
  minHeight: 28,
});
const LeadPrice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  marginTop: 8,
  minHeight: 40,
  fontSize: FONT_SIZE.display,
  lineHeight: '40px',
  fontWeight: WEIGHT.strong,
  '& > :last-of-type': { fontSize: FONT_SIZE.form },
});

const CHART_WIDTH = 400;
const CHART_HEIGHT = 96;

const Chart = styled('svg')({
  display: 'block',
  width: '100%',
  height: CHART_HEIGHT,
  color: colour.quiet,
  '&[data-direction="up"]': { color: colour.up },
  '&[data-direction="down"]': { color: colour.down },
});

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: '8px 0' });
const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) 88px',
  alignItems: 'center',
  gap: 8,
  height: 48,
  padding: '0 20px',
  fontSize: FONT_SIZE.form,
  '&:hover': { backgroundColor: colour.raised },
});
const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
const End = styled('span')({ textAlign: 'end' });

const PairLink = styled(Link)({
  fontWeight: WEIGHT.strong,
  color: colour.text,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...INSET_FOCUS_RING, borderRadius: RADIUS.control },
});
const Quote = styled('span')({
  color: colour.quiet,
  fontWeight: WEIGHT.regular,
  // In a row below the base currency.
  [TINY]: { 'li &': { display: 'block', fontSize: FONT_SIZE.dense, lineHeight: '14px' } },
});

// The height of the loaded content.
const Instead = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 400 });

/** Rows below the leading pair. */
const PULSE_ROWS = 4;

export interface MarketPulseProps {
  /** The leading pair and up to four others; empty while they are on their way. */
  readonly pairs: readonly Pair[];
  /** Closing prices of the leading pair's last days; `undefined` while loading or if there are none. */
  readonly trend: readonly Decimal[] | undefined;
  readonly state: LoadState;
  readonly onRetry: () => void;
}

/** The market in one look: the leading pair with its week, and those behind it. */
export function MarketPulse({ pairs, trend, state, onRetry }: MarketPulseProps) {
  const text = homeMessages.useText();
  const [lead, ...others] = pairs;
  if (!lead && state.kind !== 'loading') {
    return (
      <Card as="section" aria-label={text('pulse.label')}>
        <Instead>
          {state.kind === 'failed' ? (
            <ReadError title={text('quotes.failed')} failure={state.failure} onRetry={onRetry} />
          ) : (
            <EmptyState title={text('quotes.none')} hint={text('quotes.none.hint')} />
          )}
        </Instead>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label={text('pulse.label')} aria-busy={!lead} data-streams>
      {lead ? <LeadPair pair={lead} /> : <LeadSkeleton />}
      <Area closes={trend ?? []} />
      <Rows>
        {lead
          ? others.slice(0, PULSE_ROWS).map((pair) => <PulseRow key={pair.id} pair={pair} />)
          : Array.from({ length: PULSE_ROWS }, (_none, index) => (
              <Row key={index}>
                <Skeleton width="70%" />
                <Skeleton width="80%" />
                <Skeleton />
              </Row>
            ))}
      </Rows>
    </Card>
  );
}

function NameOf({ pair, size }: { pair: Pair; size: number }) {
  const { pairPath } = usePairLinks();
  return (
    <>
      <CoinMark logo={pair.logo} name={pair.base} size={size} />
      <PairLink to={pairPath(pair)} translate="no">
        {pair.base}
        <Quote>/{pair.quote}</Quote>
      </PairLink>
    </>
  );
}

function LeadPair({ pair }: { pair: Pair }) {
  const direction = usePriceDirection(pair.last, pair.id);
  return (
    <Lead>
      <LeadName>
        <NameOf pair={pair} size={28} />
      </LeadName>
      <LeadPrice>
        <PriceText value={pair.last} decimals={priceDecimals(pair)} direction={direction} isFlashing />
        <ChangeText value={pair.change} />
      </LeadPrice>
    </Lead>
  );
}

function LeadSkeleton() {
  return (
    <Lead>
      <LeadName>
        <Skeleton width={120} height={24} />
      </LeadName>
      <LeadPrice>
        <Skeleton width={200} height={32} />
      </LeadPrice>
    </Lead>
  );
}

/** The leading pair's week; its space is reserved. */
function Area({ closes }: { closes: readonly Decimal[] }) {
  const line = trendPath(closes.map(toDrawingNumber), CHART_WIDTH, CHART_HEIGHT);
  return (
    <Chart
      viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      data-direction={trendOf(closes)}
    >
      {line !== '' && (
        <>
          <path d={`${line}V${CHART_HEIGHT}H0Z`} fill="currentColor" opacity={0.12} />
          <path d={line} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        </>
      )}
    </Chart>
  );
}

/** Memoised: only rows with changed figures are rendered again. */
const PulseRow = memo(function PulseRow({ pair }: { pair: Pair }) {
  const direction = usePriceDirection(pair.last, pair.id);
  return (
    <Row>
      <Name>
        <NameOf pair={pair} size={24} />
      </Name>
      <End>
        <PriceText value={pair.last} decimals={priceDecimals(pair)} direction={direction} isFlashing />
      </End>
      <End>
        <ChangeText value={pair.change} />
      </End>
    </Row>
  );
});
