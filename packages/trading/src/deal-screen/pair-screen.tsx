import { ReadError } from '@bourse/feature-kit';
import { preloadChart } from '@bourse/charts';
import { usePairs, useSelectedPair } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { Button, EmptyState, useIsPhone } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, type ReactNode } from 'react';
import { tradingMessages } from '../locales/messages';
import type { PanelId } from '../panel-layout/layout';
import type { TradingScreen } from '../panel-layout/use-layout';
import { DealSkeleton } from './deal-skeleton';
import { LazyPhoneArrangement } from './lazy-phone-arrangement';

const Alone = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 'min(60dvh, 480px)' });

function UnknownPair({ onSelect }: { readonly onSelect: (pair: Pair) => void }) {
  const text = tradingMessages.useText();
  const { groups } = usePairs();
  const first = groups[0]?.pairs[0];
  return (
    <EmptyState
      isPage
      title={text('deal.unknownPair')}
      action={
        first && <Button onClick={() => onSelect(first)}>{text('deal.toFirstPair', { symbol: first.symbol })}</Button>
      }
    />
  );
}

export interface PairScreenProps {
  readonly screen: TradingScreen;
  /** The panels of the skeleton; all of them where left out. */
  readonly panels?: readonly PanelId[];
  /** The screen of a pair with live figures. */
  readonly children: (pair: Pair, onSelect: (pair: Pair) => void) => ReactNode;
}

/**
 * A trading screen of the pair of the address (`?symbol=BTC_USDT`), of storage, or the first displayed one. A name that no pair
 * has gets a message, never another pair.
 */
export function PairScreen({ screen, panels, children }: PairScreenProps) {
  const text = tradingMessages.useText();
  const { selection, select, retry } = useSelectedPair();
  const isPhone = useIsPhone();
  // The code is requested at the same time as the pairs, so that all panels mount together.
  useEffect(() => {
    void preloadChart();
    if (isPhone) void LazyPhoneArrangement.preload();
  }, [isPhone]);
  switch (selection.kind) {
    case 'loading':
      return <DealSkeleton screen={screen} {...(panels && { panels })} />;
    case 'failed':
      return (
        <Alone>
          <ReadError title={text('deal.marketsFailed')} failure={selection.failure} onRetry={retry} />
        </Alone>
      );
    case 'none':
      return (
        <Alone>
          <EmptyState isPage title={text('deal.noMarkets')} />
        </Alone>
      );
    case 'unknown':
      return (
        <Alone>
          <UnknownPair onSelect={select} />
        </Alone>
      );
    case 'pair':
      return children(selection.pair, select);
    default:
      return selection satisfies never;
  }
}
