import { ReadError } from '@bourse/feature-kit';
import { priceDecimals, useFollowedPair, usePairs, usePriceDirection } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { ChangeText, colour, EmptyState, PanelBoundary, PriceText, Row, Skeleton, space, Text } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { ChartPanel } from '../deal-screen/chart-panel';
import { TradesPanel } from '../deal-screen/panels';
import { useAlertLines } from '../deal-screen/use-alert-lines';
import { useSteadyPair } from '../deal-screen/use-steady-pair';
import { useTitleWithPrice } from '../deal-screen/use-title-with-price';
import { tradingMessages } from '../locales/messages';
import { OwnHeight } from '../panel-layout/own-height';
import type { WindowPanel } from './window-panels';

/** Of a panel, in CSS pixels. */
const BORDER = 2;

export interface PanelWindowProps {
  readonly panel: WindowPanel;
  /** The order book of the feature, in this height, CSS pixels. */
  readonly renderBook: (pair: Pair, height: number) => ReactNode;
}

/** Name and price of the pair, here and in the title of the window. */
function PairHead({ pair }: { readonly pair: Pair }) {
  const direction = usePriceDirection(pair.last, pair.id);
  useTitleWithPrice(pair);
  return (
    <Row component="header" sx={{ alignItems: 'baseline', padding: space(2, 3), backgroundColor: colour.panel }}>
      <Text as="h1" isStrong>
        {pair.symbol}
      </Text>
      <PriceText value={pair.last} decimals={priceDecimals(pair)} direction={direction} hasArrow />
      <ChangeText value={pair.change} />
    </Row>
  );
}

function PairPanel({
  pair,
  panel,
  renderBook,
  height,
}: PanelWindowProps & { readonly pair: Pair; readonly height: number }) {
  const text = tradingMessages.useText();
  const lines = useAlertLines(pair.id);
  if (panel === 'book') return renderBook(pair, height);
  if (panel === 'trades') return <TradesPanel pair={pair} />;
  return (
    <PanelBoundary label={text('deal.chart')} subject={pair.id}>
      <ChartPanel pair={pair} book={undefined} lines={lines} height={height - BORDER} />
    </PanelBoundary>
  );
}

/** The followed pair in its window. */
function FollowedPanel({ pair: livePair, ...rest }: PanelWindowProps & { readonly pair: Pair }) {
  const pair = useSteadyPair(livePair);
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100dvh' }}>
      <PairHead pair={livePair} />
      <OwnHeight assumed={0}>{(height) => <PairPanel {...rest} pair={pair} height={height} />}</OwnHeight>
    </div>
  );
}

/**
 * One panel that fills its window. It shows the pair that a trading screen of this device has shown last, and follows a change of that
 * pair.
 */
export function PanelWindow(props: PanelWindowProps) {
  const text = tradingMessages.useText();
  const pair = useFollowedPair();
  const { state, retry } = usePairs();
  if (pair) return <FollowedPanel {...props} pair={pair} />;
  if (state.kind === 'failed') {
    return <ReadError title={text('deal.marketsFailed')} failure={state.failure} onRetry={retry} />;
  }
  return state.kind === 'loading' ? <Skeleton height={320} /> : <EmptyState isPage title={text('deal.noMarkets')} />;
}
