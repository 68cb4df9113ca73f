import type { Pair } from '@bourse/contracts/market';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenOrder } from '@bourse/contracts/spot';
import type { OrderMove } from '../move-order/move-order';
import { useCancelOrder } from '../open-orders/use-cancel-order';
import { useFillMarks } from './use-fill-marks';
import { useOrderLines } from './use-order-lines';

/** The user's orders and fills on the chart, and the order that is moved. */
export function useChartOrders(pair: Pair) {
  const [move, setMove] = useState<OrderMove>();
  const { onCancel } = useCancelOrder();
  // The chart draws its lines again when a callback changes: the press is a state, of which an effect takes care.
  const [removed, setRemoved] = useState<{ readonly order: OpenOrder }>();
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    if (removed) cancel(removed.order);
  }, [removed]);
  return { move, setMove, lines: useOrderLines(pair, setMove, setRemoved), marks: useFillMarks(pair) };
}
