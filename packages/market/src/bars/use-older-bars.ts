import { useAppDispatch } from '@bourse/feature-kit';
import { useCallback, useRef } from 'react';
import type { BarsOf } from './bars-api';
import { loadOlderBars } from './load-older-bars';

const NOTHING: Partial<BarsOf> = {};

/** Pause after a failed request for older bars. */
const OLDER_AGAIN_MS = 5000;

/** The function that loads older bars, one request at a time. */
export function useOlderBars(of: BarsOf | undefined, hasOlder: boolean): () => Promise<void> {
  const dispatch = useAppDispatch();
  const { pair: id, symbol, resolution } = of ?? NOTHING;
  const older = useRef({ of: '', isLoading: false, notBefore: 0 });
  return useCallback(async () => {
    if (id === undefined || symbol === undefined || resolution === undefined) return;
    const series = `${id} ${resolution}`;
    // Loading other bars does not block interaction.
    if (older.current.of !== series) older.current = { of: series, isLoading: false, notBefore: 0 };
    const state = older.current;
    if (!hasOlder || state.isLoading || Date.now() < state.notBefore) return;
    state.isLoading = true;
    const outcome = await dispatch(loadOlderBars({ pair: id, symbol, resolution }));
    state.isLoading = false;
    if (outcome === 'failed') state.notBefore = Date.now() + OLDER_AGAIN_MS;
  }, [dispatch, hasOlder, id, symbol, resolution]);
}
