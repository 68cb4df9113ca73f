import type { SpotState } from '../state';
import { freshReads } from '@bourse/api-client';
import { useAppDispatch, useFallbackPolling } from '@bourse/feature-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOpenOrdersInfiniteQuery } from '../api';
import { ALL_PAIRS, readOrdersNow } from '../api/read-orders';
import type { OpenOrder } from '@bourse/contracts/spot';
import { mergeOpenOrders, orderKey } from '../rules/open-orders';
import { hitExits } from '../rules/hit-exits';
import { filledOrders, type KnownFills } from '../rules/filled-orders';
import { useFilledToast } from './use-filled-toast';

/** Until then an exit that was hit while the site was closed is told on return. */
const MISSED_MS = 7 * 24 * 3_600_000;

const NOTHING: KnownFills = { open: [], fills: new Set() };

/** The newest open orders of all pairs, and when they were read. */
function useListedOrders() {
  return useOpenOrdersInfiniteQuery(ALL_PAIRS, useFallbackPolling());
}

/** On every screen: tells which resting orders have filled, and which exits were hit, also while the site was closed. Orders and fills are read in full only when an order is gone. */
export function useFilledNews(): void {
  const dispatch = useAppDispatch<SpotState>();
  const { tell, tellHits } = useFilledToast();
  const { currentData, fulfilledTimeStamp } = useListedOrders();
  const known = useRef<KnownFills>(undefined);
  const isReading = useRef(false);
  const waiting = useRef<readonly OpenOrder[]>(undefined);

  const compareWith = async (listed: readonly OpenOrder[]) => {
    if (known.current) {
      const ids = new Set(known.current.open.map(orderKey));
      const open = [...known.current.open, ...listed.filter((order) => !ids.has(orderKey(order)))];
      known.current = { ...known.current, open };
      const listedIds = new Set(listed.map(orderKey));
      if (open.every((order) => listedIds.has(orderKey(order)))) return;
    }
    const { data: now } = await readOrdersNow(freshReads(dispatch), ALL_PAIRS);
    if (!now) return;
    const news = filledOrders(known.current ?? NOTHING, now);
    const hits = hitExits(now.fills).filter(({ time }) => Date.now() - time < MISSED_MS);
    const isReturn = known.current === undefined;
    known.current = news.known;
    tell(news.filled.filter(({ exit }) => exit === undefined));
    tellHits(hits, isReturn);
  };

  const follow = useEffectEvent(async (listed: readonly OpenOrder[]) => {
    waiting.current = listed;
    if (isReading.current) return;
    isReading.current = true;
    while (waiting.current) {
      const next = waiting.current;
      waiting.current = undefined;
      // oxlint-disable-next-line no-await-in-loop -- one comparison is the base of the next
      await compareWith(next);
    }
    isReading.current = false;
  });

  useEffect(() => {
    // An equal list that is newer follows up a comparison that could not be made.
    if (currentData && fulfilledTimeStamp !== undefined) void follow(mergeOpenOrders(currentData.pages));
  }, [currentData, fulfilledTimeStamp]);
}
