import {
  dividedBy,
  floorTo,
  isGreater,
  isLess,
  isPositive,
  minus,
  percentOf,
  plus,
  smaller,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import type { Direction } from '@bourse/contracts/lever';
import { signed } from './direction';

export interface RiskBudget {
  readonly direction: Direction;
  /** The most that may be lost, in quote currency. */
  readonly risk: Decimal;
  readonly entryPrice: Decimal;
  readonly stopLoss: Decimal;
  readonly lotSize: Decimal;
  /** Spread and trade fee together, per cent of the contract value. */
  readonly feePercent: Decimal;
  readonly minimumLots: Decimal;
  readonly maximumLots: Decimal | undefined;
}

export type RiskBasedLots =
  | { readonly lots: Decimal; readonly loss: Decimal; readonly isCapped: boolean }
  | { readonly problem: 'sizing.riskMissing' | 'sizing.stopSide' | 'sizing.belowMinimum' };

/**
 * The largest number of whole lots whose loss at the stop, fee included, is at most `risk`:
 * lots = ⌊risk ÷ (|entry − stop| × lot size + entry × lot size × fee ÷ 100)⌋, capped at the server's maximum.
 */
export function riskBasedLots(budget: RiskBudget): RiskBasedLots {
  const { direction, risk, entryPrice, stopLoss, lotSize, feePercent, minimumLots, maximumLots } = budget;
  if (!isPositive(risk)) return { problem: 'sizing.riskMissing' };
  const stopDistance = signed(direction, minus(entryPrice, stopLoss));
  if (!isPositive(stopDistance) || !isPositive(stopLoss)) return { problem: 'sizing.stopSide' };
  const lossOfOneLot = plus(times(stopDistance, lotSize), percentOf(times(entryPrice, lotSize), feePercent));
  const affordable = isPositive(lossOfOneLot) ? floorTo(dividedBy(risk, lossOfOneLot), 0) : ZERO;
  if (isLess(affordable, minimumLots)) return { problem: 'sizing.belowMinimum' };
  const lots = maximumLots === undefined ? affordable : smaller(affordable, maximumLots);
  return { lots, loss: times(lots, lossOfOneLot), isCapped: isGreater(affordable, lots) };
}
