import { useFormat } from '@bourse/i18n';
import type { ChartLine } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { useMemo } from 'react';
import type { useLeverAccount } from '../account/use-lever-account';
import type { LeverOrder } from '../contract';
import { leverMessages } from '../locales/messages';
import { useOrders } from '../order-panel/use-orders';
import type { StopsEdit } from '../stops/stops-editor';
import { leverLines, linesKey } from './chart-lines';

/** Lines of a pair on its chart. `onStops`: a stop was dragged; nothing is sent before the stops dialog confirms it. */
export function useChartLines(
  pair: Pair,
  account: ReturnType<typeof useLeverAccount>,
  onStops: (edit: StopsEdit) => void,
): readonly ChartLine[] {
  const text = leverMessages.useText();
  const format = useFormat();
  const { orders: entrusts } = useOrders('entrusts', pair.id, 1);
  const { positions } = account.input;
  const { liquidation } = account;
  const price = liquidation?.kind === 'price' ? liquidation.price : undefined;
  const below = liquidation?.kind === 'price' && liquidation.below;
  // oxlint-disable-next-line react/exhaustive-deps -- the lines, whose drawing is expensive, do not change with the marks
  const drawn = useMemo(() => positions, [linesKey(positions)]);
  return useMemo(() => {
    const side = ({ direction }: LeverOrder) => text(direction === 'long' ? 'side.long' : 'side.short');
    const lots = (order: LeverOrder) => text('lines.lots', { side: side(order), lots: format.amount(order.lots) });
    return leverLines(
      pair.id,
      drawn,
      entrusts,
      price === undefined ? undefined : { kind: 'price', price, below },
      {
        entry: lots,
        takeProfit: ({ id }) => text('lines.takeProfit', { id: String(id) }),
        stopLoss: ({ id }) => text('lines.stopLoss', { id: String(id) }),
        liquidation: text('form.liquidation'),
        entrust: (order) => text('lines.entrust', { order: lots(order) }),
      },
      (order, initial) => onStops({ order, initial }),
    );
  }, [pair.id, drawn, entrusts, price, below, onStops, text, format]);
}
