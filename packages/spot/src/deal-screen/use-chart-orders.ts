import type { Pair } from '@bourse/contracts/market';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenOrder } from '@bourse/contracts/spot';
import type { ExitsEdit } from '../exits/exits-edit';
import type { OrderMove } from '../move-order/move-order';
import { useCancelOrder } from '../open-orders/use-cancel-order';
import { useFillMarks } from './use-fill-marks';
import { useOrderLines } from './use-order-lines';

/** The user's orders and fills on the chart, the order that is moved, and the buy whose exits are edited. */
export function useChartOrders(pair: Pair) {
  const [move, setMove] = useState<OrderMove>();
  const [exits, setExits] = useState<ExitsEdit>();
  const { onCancel } = useCancelOrder();
  // The chart draws its lines again when a callback changes: the press is a state, of which an effect takes care.
  const [removed, setRemoved] = useState<{ readonly order: OpenOrder }>();
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    if (removed) cancel(removed.order);
  }, [removed]);
  return {
    move,
    setMove,
    exits,
    setExits,
    lines: useOrderLines(pair, { onMove: setMove, onExits: setExits, onCancel: setRemoved }),
    marks: useFillMarks(pair),
  };
}
