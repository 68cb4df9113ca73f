import { useAppSelector } from '@bourse/feature-kit';
import { selectIsLoggedIn } from '@bourse/api-client';
import type { ChartMark } from '@bourse/charts';
import { useFormat } from '@bourse/i18n';
import type { PairId } from '@bourse/contracts/market';
import { skipToken } from '@reduxjs/toolkit/query';
import { useKeyedState } from '@bourse/ui-kit';
import { useMemo } from 'react';
import { useLeverOrdersQuery } from '../api';
import type { LeverOrder } from '@bourse/contracts/lever';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import { linesKey } from './chart-lines';

const NONE: readonly LeverOrder[] = [];

interface MarkTexts {
  readonly opened: (order: LeverOrder) => string;
  readonly closed: (order: LeverOrder) => string;
}

/** Openings of positions and of closed positions of a pair, and the closes. The close of a long position is a sale, that of a short one a buy. */
export function leverMarks(
  pair: PairId,
  { positions, closed }: { readonly positions: readonly LeverOrder[]; readonly closed: readonly LeverOrder[] },
  texts: MarkTexts,
): readonly ChartMark[] {
  const isOfPair = (order: LeverOrder) => order.pair === undefined || order.pair === pair;
  const [bought, sold] = ['up', 'down'] as const;
  const openings = [...positions, ...closed].filter(isOfPair).flatMap((order): ChartMark[] => {
    const { id, openedAt: time, entryPrice: price, direction } = order;
    if (time === undefined) return [];
    return [{ id: `open ${id}`, time, price, tone: direction === 'long' ? bought : sold, label: texts.opened(order) }];
  });
  const closes = closed.filter(isOfPair).flatMap((order): ChartMark[] => {
    const { id, completedAt, handledAt, markPrice: price, direction } = order;
    const time = completedAt ?? handledAt;
    if (time === undefined || price === undefined) return [];
    return [{ id: `close ${id}`, time, price, tone: direction === 'long' ? sold : bought, label: texts.closed(order) }];
  });
  return [...openings, ...closes];
}

/** The user's openings and newest closes of a pair, as marks on its chart. The tab of closed positions has the same list cached. */
export function useChartMarks(pair: PairId, positions: readonly LeverOrder[]): readonly ChartMark[] {
  const text = leverMessages.useText();
  const format = useFormat();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { currentData } = useLeverOrdersQuery(isLoggedIn ? { list: 'closed', page: 1 } : skipToken);
  const closed = currentData?.orders ?? NONE;
  // The marks, whose drawing is expensive, do not change with mark prices.
  const drawn = useKeyedState(linesKey(positions), () => positions);
  return useMemo(() => {
    const opened = ({ direction, lots }: LeverOrder) =>
      text('lines.lots', { side: text(direction === 'long' ? 'side.long' : 'side.short'), ...lotsIn(format, lots) });
    return leverMarks(
      pair,
      { positions: drawn, closed },
      { opened, closed: (order) => text('lines.closed', { order: opened(order) }) },
    );
  }, [pair, drawn, closed, text, format]);
}
