import { usePairs, useSelectedPair } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { Button, EmptyState, ErrorState } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useDeferredValue } from 'react';
import { DealScreen } from '../deal-screen/deal-screen';
import { DealSkeleton } from '../deal-screen/deal-skeleton';
import { spotMessages } from '../locales';

// A word that has the page to itself stands where one looks.
const Alone = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 'min(60dvh, 480px)' });

function UnknownPair({ onSelect }: { readonly onSelect: (pair: Pair) => void }) {
  const text = spotMessages.useText();
  const { groups } = usePairs();
  const first = groups[0]?.pairs[0];
  return (
    <EmptyState
      title={text('deal.unknownPair')}
      action={
        first && <Button onClick={() => onSelect(first)}>{text('deal.toFirstPair', { symbol: first.symbol })}</Button>
      }
    />
  );
}

/** `/dealCenter` and `/match`: the pair of the address (`?symbol=BTC_USDT`), of storage, or the first displayed one. */
export function Component() {
  const text = spotMessages.useText();
  const { selection, select, retry } = useSelectedPair();
  // The screen is made in small pieces, between which the page answers; its shape stands until it is there.
  const isDue = useDeferredValue(selection.kind === 'pair', false);
  switch (selection.kind) {
    case 'loading':
      return <DealSkeleton />;
    case 'failed':
      return (
        <Alone>
          <ErrorState title={text('deal.marketsFailed')} onRetry={retry} />
        </Alone>
      );
    case 'none':
      return (
        <Alone>
          <EmptyState title={text('deal.noMarkets')} />
        </Alone>
      );
    case 'unknown':
      return (
        <Alone>
          <UnknownPair onSelect={select} />
        </Alone>
      );
    case 'pair':
      return isDue ? <DealScreen pair={selection.pair} onSelect={select} /> : <DealSkeleton />;
    default:
      return selection satisfies never;
  }
}
