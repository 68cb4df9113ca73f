import { useFormat } from '@bourse/i18n';
import { leveragePriceDecimals, tickOf } from '@bourse/market';
import type { ChartLine } from '@bourse/charts';
import type { Pair } from '@bourse/contracts/market';
import { useKeyedState } from '@bourse/ui-kit';
import { useMemo } from 'react';
import type { useLeverAccount } from '../account/use-lever-account';
import type { LeverOrder } from '@bourse/contracts/lever';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import { useStopsOf } from '../planned-stops/use-stops-of';
import type { StopsEdit } from '../stops/stops-editor';
import type { LeverMove } from '../move-order/move-lever-order';
import { leverLines, linesKey, type EndedLine } from './chart-lines';

/** Requests of the lines; nothing is sent before a dialog confirms them. The same functions in every render. */
export interface ChartLineHandlers {
  /** The line of a stop was dragged or removed. */
  readonly onStops: (edit: StopsEdit) => void;
  /** The line of a pending order was dragged. */
  readonly onMove: (move: LeverMove) => void;
  /** The button of a position or of a pending order. */
  readonly onEnd: (ended: EndedLine) => void;
}

/** Lines of a pair on its chart. */
export function useChartLines(
  pair: Pair,
  account: ReturnType<typeof useLeverAccount>,
  { onStops, onMove, onEnd }: ChartLineHandlers,
): readonly ChartLine[] {
  const text = leverMessages.useText();
  const format = useFormat();
  const stopsOf = useStopsOf();
  // Stops that this device has planned have lines too.
  const entrusts = account.entrusts.map((order) => ({ ...order, ...stopsOf(order) }));
  const { positions } = account.input;
  const liquidation = account.liquidationOf({ pair: pair.id, symbol: pair.symbol });
  const tick = tickOf(leveragePriceDecimals(pair));
  const price = liquidation?.kind === 'price' ? liquidation.price : undefined;
  const below = liquidation?.kind === 'price' && liquidation.below;
  // The lines, whose drawing is expensive, do not change with the marks.
  const drawn = useKeyedState(linesKey(positions), () => positions);
  const drawnEntrusts = useKeyedState(linesKey(entrusts), () => entrusts);
  return useMemo(() => {
    const side = ({ direction }: LeverOrder) => text(direction === 'long' ? 'side.long' : 'side.short');
    const lots = (order: LeverOrder) => text('lines.lots', { side: side(order), ...lotsIn(format, order.lots) });
    const actionOn = (action: string, { id }: LeverOrder) => text('orders.actionOn', { action, id: String(id) });
    return leverLines(
      pair.id,
      drawn,
      drawnEntrusts,
      price === undefined ? undefined : { kind: 'price', price, below },
      {
        entry: lots,
        takeProfit: (order) => text('lines.takeProfit', { order: lots(order) }),
        stopLoss: (order) => text('lines.stopLoss', { order: lots(order) }),
        liquidation: text('form.liquidation'),
        entrust: (order) => text(order.isReduceOnly ? 'lines.reduceOnly' : 'lines.entrust', { order: lots(order) }),
        close: (order) => actionOn(text('orders.close'), order),
        revoke: (order) => actionOn(text('orders.revoke'), order),
        remove: ({ id }, kind) => text('lines.remove', { line: `${text(`stops.${kind}`)} ${id}` }),
      },
      {
        tick,
        onStops: (order, initial) => onStops({ order, initial }),
        onMove: (order, to) => onMove({ order, price: to }),
        onEnd,
      },
    );
  }, [pair.id, drawn, drawnEntrusts, tick, price, below, onStops, onMove, onEnd, text, format]);
}
