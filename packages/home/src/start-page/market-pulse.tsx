import { CoveringLink, type LoadState, ReadError } from '@bourse/feature-kit';
import { type Decimal, toDrawingNumber } from '@bourse/decimal';
import {
  Box,
  Card,
  ChangeText,
  CoinMark,
  colour,
  EmptyState,
  FONT_SIZE,
  PriceText,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@bourse/ui-kit';
import type { Pair } from '@bourse/contracts/market';
import { priceDecimals, usePriceDirection } from '@bourse/market';
import { PairName } from '../quotation/pair-name';
import { homeMessages } from '../locales/messages';
import { trendOf } from '../sparkline/sparkline';
import { trendPath } from '../sparkline/trend-path';
import { usePairLinks } from '../pair-links/pair-links';

const CHART_WIDTH = 400;
const CHART_HEIGHT = 232;

const WEEK = {
  position: 'relative',
  '& span': { position: 'absolute', insetInlineStart: 16, bottom: 8, fontSize: FONT_SIZE.table, color: colour.quiet },
} as const;

const CHART = {
  display: 'block',
  width: '100%',
  height: CHART_HEIGHT,
  color: colour.quiet,
  '&[data-direction="up"]': { color: colour.up },
  '&[data-direction="down"]': { color: colour.down },
} as const;

export interface MarketPulseProps {
  /** The leading pair; `undefined` while it is on its way, and if there is none. */
  readonly lead: Pair | undefined;
  /** Closing prices of the leading pair's last days; `undefined` while loading or if there are none. */
  readonly trend: readonly Decimal[] | undefined;
  readonly state: LoadState;
  readonly onRetry: () => void;
}

/** The leading pair with its week. */
export function MarketPulse({ lead, trend, state, onRetry }: MarketPulseProps) {
  const text = homeMessages.useText();
  if (!lead && state.kind !== 'loading') {
    return (
      <Card as="section" aria-label={text('pulse.label')}>
        <Stack sx={{ minHeight: 400, justifyContent: 'center' }}>
          {state.kind === 'failed' ? (
            <ReadError title={text('quotes.failed')} failure={state.failure} onRetry={onRetry} />
          ) : (
            <EmptyState title={text('quotes.none')} hint={text('quotes.none.hint')} />
          )}
        </Stack>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label={text('pulse.label')} aria-busy={!lead} data-streams>
      {lead ? <LeadPair pair={lead} /> : <LeadSkeleton />}
      <Area closes={trend ?? []} />
    </Card>
  );
}

function NameOf({ pair, size }: { pair: Pair; size: number }) {
  const { pairPath } = usePairLinks();
  return (
    <>
      <CoinMark logo={pair.logo} name={pair.base} size={size} />
      <CoveringLink to={pairPath(pair)} translate="no">
        <PairName {...pair} />
      </CoveringLink>
    </>
  );
}

function LeadPair({ pair }: { pair: Pair }) {
  const direction = usePriceDirection(pair.last, pair.id);
  return (
    <Stack spacing={2} sx={{ position: 'relative', px: 4, pt: 4 }}>
      <Row spacing={2.5} sx={{ minHeight: 28, fontSize: FONT_SIZE.reading }}>
        <NameOf pair={pair} size={28} />
      </Row>
      <Row spacing={3} sx={{ minHeight: 40 }}>
        <Text as="span" size="display" isStrong>
          <PriceText value={pair.last} decimals={priceDecimals(pair)} direction={direction} isFlashing />
        </Text>
        <Text as="span" isStrong>
          <ChangeText value={pair.change} />
        </Text>
      </Row>
    </Stack>
  );
}

function LeadSkeleton() {
  return (
    <Stack spacing={2} sx={{ position: 'relative', px: 4, pt: 4 }}>
      <Row spacing={2.5} sx={{ minHeight: 28, fontSize: FONT_SIZE.reading }}>
        <Skeleton width={120} height={24} />
      </Row>
      <Row spacing={3} sx={{ minHeight: 40 }}>
        <Skeleton width={200} height={32} />
      </Row>
    </Stack>
  );
}

/** The leading pair's week; its space is reserved. */
function Area({ closes }: { closes: readonly Decimal[] }) {
  const text = homeMessages.useText();
  const line = trendPath(closes.map(toDrawingNumber), CHART_WIDTH, CHART_HEIGHT);
  return (
    <Box sx={WEEK} aria-hidden>
      <Box
        component="svg"
        sx={CHART}
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        data-direction={trendOf(closes)}
      >
        {line !== '' && (
          <>
            <path d={`${line}V${CHART_HEIGHT}H0Z`} fill="currentColor" opacity={0.12} />
            <path d={line} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
          </>
        )}
      </Box>
      {/* The change above it is of 24 hours, and may have the other direction. */}
      <span>{text('quotes.trend')}</span>
    </Box>
  );
}
