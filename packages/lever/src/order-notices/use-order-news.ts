import type { LeverState } from '../state';
import { selectUserId } from '@bourse/api-client';
import { useAppDispatch, useAppSelector, useServerNow } from '@bourse/feature-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LeverOrder } from '@bourse/contracts/lever';
import type { LeverStream } from '../api/streams';
import { readOrders } from '../api/read-orders';
import { leverLimits, quoteOf } from '../personal-limits/limits';
import { netProfit } from '../rules/net-profit';
import { orderNews, closesOf, type OpenOrders, type ReducedPosition } from '../rules/order-news';
import { noteOpen, openWhenSeen } from './open-orders-seen';
import { useNewsToast } from './use-news-toast';

/** Reads of the closed list for one position: its row may come after the event. */
const MOST_READS = 3;

/** The orders that the events have shown until now. */
interface Seen {
  before: OpenOrders | undefined;
  /** What ended while the site was closed has been asked for. */
  hasReturned: boolean;
  /** Closed positions whose row has not been read yet, with the number of reads. */
  readonly wanted: Map<number, number>;
  /** Positions of which a part has closed, with the number of reads, until its row has been read. */
  readonly reduced: Map<ReducedPosition, number>;
  /** The parts that were told. */
  readonly toldCloses: Set<number>;
}

/** Counts a read of each row that is waited for, and gives up those that were read too often. */
function countRead<Key>(reads: Map<Key, number>): void {
  for (const [key, count] of reads) {
    if (count >= MOST_READS) reads.delete(key);
    else reads.set(key, count + 1);
  }
}

/** On every screen: tells which positions have closed and why, also while the site was closed, and which pending orders have filled. */
export function useOrderNews(stream: LeverStream | undefined): void {
  const dispatch = useAppDispatch<LeverState>();
  const { tellCancelled, tellClosed, tellFilled } = useNewsToast();
  const now = useServerNow();
  const userId = useAppSelector(selectUserId);
  const { current: seen } = useRef<Seen>({
    before: undefined,
    hasReturned: false,
    wanted: new Map(),
    reduced: new Map(),
    toldCloses: new Set(),
  });

  const follow = useEffectEvent(
    async (positions: readonly LeverOrder[], pending: readonly LeverOrder[] | undefined) => {
      const entrusts = pending ?? [];
      const after = { positions, entrusts };
      const news = orderNews(seen.before ?? after, after);
      seen.before = after;
      if (pending) {
        const open = [...positions, ...pending].map(({ id }) => id);
        // Positions that were open when the site was open last, and have ended since.
        if (!seen.hasReturned) for (const id of openWhenSeen(userId)) if (!open.includes(id)) seen.wanted.set(id, 0);
        seen.hasReturned = true;
        noteOpen(userId, open);
      }
      tellFilled(news.filled);
      for (const id of news.closed) seen.wanted.set(id, 0);
      if (news.goneReductions.length > 0) {
        const gone = new Set(news.goneReductions);
        const { data } = await dispatch(readOrders({ list: 'revoked', page: 1 }));
        tellCancelled((data ?? []).filter(({ id, closeReason }) => gone.has(id) && closeReason === 'nothingOpen'));
      }
      for (const position of news.reduced) seen.reduced.set(position, 0);
      if (seen.wanted.size === 0 && seen.reduced.size === 0) return;
      countRead(seen.wanted);
      countRead(seen.reduced);
      const { data } = await dispatch(readOrders({ list: 'closed', page: 1 }));
      const untold = (data ?? []).filter(({ id }) => !seen.toldCloses.has(id));
      const parts = [...seen.reduced.keys()].flatMap((position) => {
        const found = closesOf(untold, position);
        if (found.length > 0) seen.reduced.delete(position);
        return found;
      });
      for (const { id } of parts) seen.toldCloses.add(id);
      const found = [...(data ?? []).filter(({ id }) => seen.wanted.delete(id)), ...parts];
      for (const order of found) {
        // A loss belongs to the day of its close, also where it is found later.
        const closedAt = order.completedAt ?? order.handledAt ?? now();
        const profit = netProfit(order) ?? order.profit;
        leverLimits.noteResult(quoteOf(order), { id: order.id, profit, fee: undefined }, closedAt);
      }
      tellClosed(found);
    },
  );

  const positions = stream?.positions;
  const entrusts = stream?.entrusts;
  useEffect(() => {
    if (positions) void follow(positions, entrusts);
  }, [positions, entrusts]);
}
