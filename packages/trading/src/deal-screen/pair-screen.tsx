import { ReadError } from '@bourse/feature-kit';
import { usePreloadedChart } from '@bourse/charts';
import { usePairs, useSelectedPair } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { Button, EmptyState, Stack, useHasPhoneArrangement } from '@bourse/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { tradingMessages } from '../locales/messages';
import type { PanelId } from '../panel-layout/docking';
import type { TradingScreen } from '../panel-layout/use-layout';
import { DealSkeleton } from './deal-skeleton';
import { LazyPhoneArrangement } from './lazy-phone-arrangement';

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

/** Requests the code of the arrangement of phones where the window is one. */
function usePreloadedArrangement(): void {
  const isPhone = useHasPhoneArrangement();
  useEffect(() => {
    if (isPhone) void LazyPhoneArrangement.preload();
  }, [isPhone]);
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
  // The code is requested at the same time as the pairs, so that all panels mount together.
  usePreloadedChart();
  usePreloadedArrangement();
  switch (selection.kind) {
    case 'loading':
      return <DealSkeleton screen={screen} {...(panels && { panels })} />;
    case 'failed':
      return (
        <Stack sx={{ justifyContent: 'center', minHeight: 'min(60dvh, 480px)' }}>
          <ReadError title={text('deal.marketsFailed')} failure={selection.failure} onRetry={retry} />
        </Stack>
      );
    case 'none':
      return (
        <Stack sx={{ justifyContent: 'center', minHeight: 'min(60dvh, 480px)' }}>
          <EmptyState isPage title={text('deal.noMarkets')} />
        </Stack>
      );
    case 'unknown':
      return (
        <Stack sx={{ justifyContent: 'center', minHeight: 'min(60dvh, 480px)' }}>
          <UnknownPair onSelect={select} />
        </Stack>
      );
    case 'pair':
      return children(selection.pair, select);
    default:
      return selection satisfies never;
  }
}
