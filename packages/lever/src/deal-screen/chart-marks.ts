import type { ChartMark } from '@bourse/charts';
import type { PairId } from '@bourse/contracts/market';
import type { LeverOrder } from '@bourse/contracts/lever';

export interface MarkTexts {
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
