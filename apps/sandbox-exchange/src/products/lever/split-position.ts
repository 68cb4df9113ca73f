import { decimal, dividedBy, floorTo, minus, times, type Decimal } from '@bourse/decimal';
import type { LeverPosition } from './types';

export interface SplitPosition {
  readonly part: LeverPosition;
  /** `undefined`: the whole position is the part. */
  readonly rest: LeverPosition | undefined;
}

/**
 * Splits lots off a position, for closing them. Margins and fees are divided by lots: the part is rounded down to the decimals of
 * the currency (`scale`), the rest has the remainder, so that the sums do not change. The rest keeps the id and the stops.
 * @param takeId the id of the part; not called for a whole position
 */
export function splitPosition(
  position: LeverPosition,
  lots: number,
  scale: number,
  takeId: () => number,
): SplitPosition {
  if (lots >= position.lots) return { part: position, rest: undefined };
  const share = (amount: Decimal) => floorTo(dividedBy(times(amount, decimal(lots)), decimal(position.lots)), scale);
  const amounts = {
    initialMargin: share(position.initialMargin),
    margin: share(position.margin),
    tradeFee: share(position.tradeFee),
    overnightFee: share(position.overnightFee),
  };
  return {
    part: { ...position, ...amounts, id: takeId(), lots },
    rest: {
      ...position,
      lots: position.lots - lots,
      initialMargin: minus(position.initialMargin, amounts.initialMargin),
      margin: minus(position.margin, amounts.margin),
      tradeFee: minus(position.tradeFee, amounts.tradeFee),
      overnightFee: minus(position.overnightFee, amounts.overnightFee),
    },
  };
}
