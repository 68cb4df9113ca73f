import type { LeverOrder } from '@bourse/contracts/lever';
import type { Stops } from '../rules/stops';
import { storedPlans } from './stored-plans';

/** Take profit and stop loss of a row. */
export interface StopsOfOrder extends Stops {
  /** This browser sends them once the order has filled; the exchange does not know them. */
  readonly isPlanned: boolean;
}

/** Take profit and stop loss of an order: those that the exchange has, else those that this device has planned. */
export function useStopsOf(): (order: Pick<LeverOrder, 'id' | 'takeProfit' | 'stopLoss'>) => StopsOfOrder {
  const plans = storedPlans.useValue();
  return ({ id, takeProfit, stopLoss }) => {
    const plan =
      takeProfit === undefined && stopLoss === undefined ? plans.find((other) => other.id === id) : undefined;
    return plan
      ? { takeProfit: plan.takeProfit, stopLoss: plan.stopLoss, isPlanned: true }
      : { takeProfit, stopLoss, isPlanned: false };
  };
}
