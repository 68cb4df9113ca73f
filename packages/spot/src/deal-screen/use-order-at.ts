import type { OrderKind } from '@bourse/charts';
import type { Pair } from '@bourse/contracts/market';
import type { Decimal } from '@bourse/decimal';
import { useAppDispatch } from '@bourse/feature-kit';
import { useOrderLimits } from '../order-form/use-order-input';
import { orderAt } from './order-at';

const LIMITS: readonly OrderKind[] = ['buy', 'sell'];
const LIMITS_AND_STOP: readonly OrderKind[] = [...LIMITS, 'stop'];

/** Orders at a price of the chart, which fill the form. The stop is offered where the exchange has stop-limit orders. */
export function useOrderAt(pair: Pair) {
  const dispatch = useAppDispatch();
  const hasStop = useOrderLimits(pair).limitTypes.includes('stop_limit');
  return {
    orderKinds: hasStop ? LIMITS_AND_STOP : LIMITS,
    onOrderAt: (price: Decimal, kind?: OrderKind) => {
      for (const action of orderAt(pair, price, kind)) dispatch(action);
    },
  };
}
