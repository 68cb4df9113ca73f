import { useFallbackPolling } from '@bourse/feature-kit';
import { asFailure, type ApiFailure } from '@bourse/api-client';
import { useKeyedState } from '@bourse/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useQuotationQuery } from '../api';
import type { Pair } from '@bourse/contracts/market';
import { PAIR_PARAMETER } from './named-symbol';
import type { StoredPair } from './choose-pair';
import { pairParameter, selectPair, type SelectedPair } from './selected-pair';
import { readStoredPair, storePair } from './stored-pair';

/** Besides the choice itself: its pairs are on their way, or cannot be read. */
export type PairSelection =
  | SelectedPair
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

export interface UseSelectedPair {
  /** The pair has live figures. */
  readonly selection: PairSelection;
  /** Shows another pair: the address names it, so that back returns to the one before. */
  readonly select: (pair: Pair) => void;
  readonly retry: () => void;
}

/**
 * The pair for an address without one: the stored pair at the time of navigation. Back navigation restores it, and
 * changes by another tab do not affect it.
 */
function useLastPair(isNamed: boolean) {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [shown, setShown] = useState(readStoredPair);
  const [arrival, setArrival] = useState<{ key: string; last: StoredPair | undefined }>({ key, last: shown });
  const hasArrived = !isNamed && key !== arrival.key && navigation !== NavigationType.Pop;
  if (hasArrived) setArrival({ key, last: shown });
  return { last: hasArrived ? shown : arrival.last, setShown };
}

/** The choice, flat. */
interface Read {
  readonly kind: PairSelection['kind'];
  readonly pair?: Pair;
  readonly error?: unknown;
}

function selectionOf({ kind, pair, error }: Read, named: string | null): PairSelection {
  if (kind === 'pair') return pair ? { kind, pair } : { kind: 'none' };
  if (kind === 'failed') return { kind, failure: asFailure(error) };
  return kind === 'unknown' ? { kind, named: named ?? '' } : { kind };
}

/** The pair of a trading screen: by address, storage or default. The displayed pair is stored. */
export function useSelectedPair(): UseSelectedPair {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(PAIR_PARAMETER);
  const { last, setShown } = useLastPair(named !== null);
  const { refetch, ...read } = useQuotationQuery(undefined, {
    ...useFallbackPolling(),
    // Flat, so that only a change of this pair renders again, not of any.
    selectFromResult: ({ data, isError, error: failure }): Read => {
      if (data) return selectPair(data, named, last);
      return isError ? { kind: 'failed', error: failure } : { kind: 'loading' };
    },
  });

  // Its figures change many times a second, its names do not.
  const opened = useKeyedState(read.pair?.id, () => read.pair);
  useEffect(() => {
    if (!opened) return;
    storePair(opened);
    setShown(opened);
  }, [opened, setShown]);

  const select = useCallback(
    (next: Pair) => {
      setParameters((current) => {
        const changed = new URLSearchParams(current);
        changed.set(PAIR_PARAMETER, pairParameter(next));
        return changed;
      });
    },
    [setParameters],
  );

  return { selection: selectionOf(read, named), select, retry: () => void refetch() };
}
