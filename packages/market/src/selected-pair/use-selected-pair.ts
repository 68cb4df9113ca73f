import { useCallback, useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useQuotationQuery } from '../api';
import { useFallbackInterval } from '../connection/use-fallback-interval';
import type { Pair } from '../contract';
import { PAIR_PARAMETER, pairParameter, selectPair, type SelectedPair, type StoredPair } from './selected-pair';
import { readStoredPair, storePair } from './stored-pair';

/** Besides the choice itself: its pairs are on their way, or cannot be read. */
export type PairSelection = SelectedPair | { readonly kind: 'loading' } | { readonly kind: 'failed' };

export interface UseSelectedPair {
  /** The pair has live figures. */
  readonly selection: PairSelection;
  /** Shows another pair: the address names it, so that back returns to the one before. */
  readonly select: (pair: Pair) => void;
  readonly retry: () => void;
}

/**
 * The pair of an address that names none: the one that was looked at last when the reader came there. Who goes back finds what
 * they left; and what another tab looks at meanwhile is no reason to show another pair here.
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

/** The pair of a trading screen, by address, storage or default; what is shown is what storage keeps. */
export function useSelectedPair(): UseSelectedPair {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(PAIR_PARAMETER);
  const { last, setShown } = useLastPair(named !== null);
  const { kind, pair, refetch } = useQuotationQuery(undefined, {
    pollingInterval: useFallbackInterval(),
    // Flat, so that only a change of this pair renders again, not of any.
    selectFromResult: ({ data, isError }): { kind: PairSelection['kind']; pair?: Pair } => {
      if (data) return selectPair(data, named, last);
      return { kind: isError ? 'failed' : 'loading' };
    },
  });

  const id = pair?.id;
  useEffect(() => {
    if (!pair) return;
    storePair(pair);
    setShown(pair);
    // oxlint-disable-next-line react/exhaustive-deps -- its figures change many times a second, its names do not
  }, [id, setShown]);

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

  const selection = useMemo((): PairSelection => {
    if (kind === 'pair') return pair ? { kind, pair } : { kind: 'none' };
    return kind === 'unknown' ? { kind, named: named ?? '' } : { kind };
  }, [kind, pair, named]);

  return { selection, select, retry: () => void refetch() };
}
