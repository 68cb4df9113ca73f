import { dividedBy, isPositive, minus, plus, times, type Decimal } from '@bourse/decimal';
import type { CompletedOrder } from '../contract';
import type { Sale } from './cost-basis';

/** A part of a sale that was taken of one lot. Money in quote currency; `undefined` is not known. */
export interface SoldLot {
  /** The buy; `undefined` for the average of several, and for an amount that no buy covers. */
  readonly buy: CompletedOrder | undefined;
  readonly isCovered: boolean;
  readonly amount: Decimal;
  readonly cost: Decimal | undefined;
  readonly proceeds: Decimal | undefined;
  readonly profit: Decimal | undefined;
}

/** The parts of a sale by lot. The proceeds are divided by amount; the last part has the remainder, so that they sum exactly. */
export function soldLots({ lots, uncovered, proceeds }: Sale): readonly SoldLot[] {
  const parts = [
    ...lots.map(({ fill, amount, cost }) => ({ buy: fill, isCovered: true, amount, cost })),
    ...(isPositive(uncovered) ? [{ buy: undefined, isCovered: false, amount: uncovered, cost: undefined }] : []),
  ];
  const amounts = parts.map(({ amount }) => amount);
  const shares = sharesOf(proceeds, amounts);
  return parts.map((part, index) => {
    const share = shares?.[index];
    return {
      ...part,
      proceeds: share,
      profit: share === undefined || part.cost === undefined ? undefined : minus(share, part.cost),
    };
  });
}

/** A total divided in proportion to the amounts, exactly. */
function sharesOf(total: Decimal | undefined, amounts: readonly Decimal[]): readonly Decimal[] | undefined {
  const [first, ...others] = amounts;
  if (total === undefined || first === undefined) return undefined;
  const whole = others.reduce(plus, first);
  const allButLast = amounts.slice(0, -1).map((amount) => dividedBy(times(total, amount), whole));
  return [...allButLast, allButLast.reduce(minus, total)];
}
