import { useAppDispatch } from '@bourse/feature-kit';
import type { OrderMode, PairId } from '@bourse/contracts/market';
import { useEffect } from 'react';
import { modeChosen } from './slice';

/** Chooses an offered type of order where the chosen one is not offered for the pair. The choice of the device is kept for others. */
export function useOfferedMode(pair: PairId, mode: OrderMode, offered: readonly OrderMode[]): void {
  const dispatch = useAppDispatch();
  const [first] = offered;
  const isOffered = first === undefined || offered.includes(mode);
  useEffect(() => {
    if (!isOffered) dispatch(modeChosen({ pair, mode: first }));
  }, [dispatch, pair, isOffered, first]);
}
