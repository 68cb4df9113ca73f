import type { LeverState } from '../state';
import { useAppDispatch, useServerNow } from '@bourse/feature-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LeverOrder } from '../contract';
import type { LeverStream } from '../api/streams';
import { readOrders } from '../api/read-orders';
import { leverLimits, quoteOf } from '../personal-limits/limits';
import { netProfit } from '../rules/net-profit';
import { orderNews, type OpenOrders } from './gone-orders';
import { useNewsToast } from './use-news-toast';

/** Reads of the closed list for one position: its row may come after the event. */
const MOST_READS = 3;

/** On every screen: tells which positions have closed and why, and which pending orders have filled. */
export function useOrderNews(stream: LeverStream | undefined): void {
  const dispatch = useAppDispatch<LeverState>();
  const { tellClosed, tellFilled } = useNewsToast();
  const now = useServerNow();
  const before = useRef<OpenOrders>(undefined);
  // Closed positions whose row has not been read yet, with the number of reads.
  const wanted = useRef(new Map<number, number>());

  const follow = useEffectEvent(async (positions: readonly LeverOrder[], entrusts: readonly LeverOrder[]) => {
    const after = { positions, entrusts };
    const news = before.current && orderNews(before.current, after);
    before.current = after;
    if (!news) return;
    tellFilled(news.filled);
    for (const id of news.closed) wanted.current.set(id, 0);
    if (wanted.current.size === 0) return;
    for (const [id, reads] of wanted.current) {
      if (reads >= MOST_READS) wanted.current.delete(id);
      else wanted.current.set(id, reads + 1);
    }
    const { data } = await dispatch(readOrders({ list: 'closed', page: 1 }));
    const found = (data ?? []).filter(({ id }) => wanted.current.delete(id));
    for (const order of found) {
      leverLimits.noteResult(quoteOf(order), { id: order.id, profit: netProfit(order), fee: undefined }, now());
    }
    tellClosed(found);
  });

  const positions = stream?.positions;
  const entrusts = stream?.entrusts;
  useEffect(() => {
    if (positions) void follow(positions, entrusts ?? []);
  }, [positions, entrusts]);
}
