import { isGreater, isLess } from '@bourse/decimal';
import type { CloseReason, LeverOrder } from '@bourse/contracts/lever';
import { isAboveMarket, type StopKind } from './stops';

/**
 * Why a position closed: the reason that the back end sends; else the stop whose price the close price has reached. `undefined` for an
 * order that has not closed, and where neither tells: the user or a liquidation has closed it.
 */
export function closeReasonOf(order: LeverOrder): CloseReason | undefined {
  if (order.closeReason !== undefined) return order.closeReason;
  if (order.completedAt === undefined) return undefined;
  if (isReached(order, 'stopLoss')) return 'stopLoss';
  return isReached(order, 'takeProfit') ? 'takeProfit' : undefined;
}

/** The close price (`markPrice` of a closed position) is at the stop or beyond it. */
function isReached(order: LeverOrder, kind: StopKind): boolean {
  const { [kind]: stop, markPrice } = order;
  if (stop === undefined || markPrice === undefined) return false;
  return isAboveMarket(order.direction, kind) ? !isLess(markPrice, stop) : !isGreater(markPrice, stop);
}
