import { bookEvent, tickerEvent, type PairId } from '@bourse/contracts/market';
import { useEvent } from '@bourse/realtime';
import { useEffect, useRef, useState } from 'react';
import { ticker } from '../clock/ticker';

/** A last price that is older is shown with a warning, milliseconds. */
const OLD_MS = 2000;

/** Whether nothing was received of a pair for more than 2 s. `false` until the first event or the first 2 s. */
export function useIsPriceOld(pair: PairId): boolean {
  const [isOld, setOld] = useState(false);
  const heardAt = useRef<number>(undefined);
  const hear = () => {
    heardAt.current = performance.now();
    setOld(false);
  };
  useEvent(bookEvent, { key: pair }, hear);
  useEvent(tickerEvent, { key: pair }, hear);
  useEffect(() => {
    heardAt.current ??= performance.now();
    return ticker.follow((now) => setOld(now - (heardAt.current ?? now) > OLD_MS));
  }, []);
  return isOld;
}
