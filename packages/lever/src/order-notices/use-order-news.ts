import type { LeverState } from '../state';
import { useAppDispatch, useServerNow } from '@bourse/feature-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LeverOrder } from '../contract';
import type { LeverStream } from '../api/streams';
import { readOrders } from '../api/read-orders';
import { leverLimits, quoteOf } from '../personal-limits/limits';
import { netProfit } from '../rules/net-profit';
import { isPartOf, orderNews, type OpenOrders } from './gone-orders';
import { useNewsToast } from './use-news-toast';

/** Reads of the closed list for one position: its row may come after the event. */
const MOST_READS = 3;

/** Counts a read of each row that is waited for, and gives up those that were read too often. */
function countRead<Key>(reads: Map<Key, number>): void {
  for (const [key, count] of reads) {
    if (count >= MOST_READS) reads.delete(key);
    else reads.set(key, count + 1);
  }
}

/** On every screen: tells which positions have closed and why, and which pending orders have filled. */
export function useOrderNews(stream: LeverStream | undefined): void {
  const dispatch = useAppDispatch<LeverState>();
  const { tellCancelled, tellClosed, tellFilled } = useNewsToast();
  const now = useServerNow();
  const before = useRef<OpenOrders>(undefined);
  // Closed positions whose row has not been read yet, with the number of reads.
  const wanted = useRef(new Map<number, number>());
  // Positions of which a part has closed, with the number of reads, until its row has been read; and the parts that were told.
  const reduced = useRef(new Map<LeverOrder, number>());
  const toldParts = useRef(new Set<number>());

  const follow = useEffectEvent(async (positions: readonly LeverOrder[], entrusts: readonly LeverOrder[]) => {
    const after = { positions, entrusts };
    const news = before.current && orderNews(before.current, after);
    before.current = after;
    if (!news) return;
    tellFilled(news.filled);
    for (const id of news.closed) wanted.current.set(id, 0);
    if (news.goneReductions.length > 0) {
      const gone = new Set(news.goneReductions);
      const { data } = await dispatch(readOrders({ list: 'revoked', page: 1 }));
      tellCancelled((data ?? []).filter(({ id, closeReason }) => gone.has(id) && closeReason === 'nothingOpen'));
    }
    for (const position of news.reduced) reduced.current.set(position, 0);
    if (wanted.current.size === 0 && reduced.current.size === 0) return;
    countRead(wanted.current);
    countRead(reduced.current);
    const { data } = await dispatch(readOrders({ list: 'closed', page: 1 }));
    const parts = [...reduced.current.keys()].flatMap((position) => {
      const told = (data ?? []).filter((order) => isPartOf(order, position) && !toldParts.current.has(order.id));
      if (told.length > 0) reduced.current.delete(position);
      return told;
    });
    for (const { id } of parts) toldParts.current.add(id);
    const found = [...(data ?? []).filter(({ id }) => wanted.current.delete(id)), ...parts];
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
