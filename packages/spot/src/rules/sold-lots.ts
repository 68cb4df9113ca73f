import { isPositive, minus, type Decimal } from '@bourse/decimal';
import type { CompletedOrder } from '@bourse/contracts/spot';
import type { Sale } from './cost-basis';
import { moneyShares } from './money-shares';

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

/** The parts of a sale by lot. The proceeds are divided by amount (`moneyShares`), so that they sum exactly. */
export function soldLots({ lots, uncovered, proceeds }: Sale): readonly SoldLot[] {
  const parts = [
    ...lots.map(({ fill, amount, cost }) => ({ buy: fill, isCovered: true, amount, cost })),
    ...(isPositive(uncovered) ? [{ buy: undefined, isCovered: false, amount: uncovered, cost: undefined }] : []),
  ];
  const shares =
    proceeds &&
    moneyShares(
      proceeds,
      parts.map(({ amount }) => amount),
    );
  return parts.map((part, index) => {
    const share = shares?.[index];
    return {
      ...part,
      proceeds: share,
      profit: share === undefined || part.cost === undefined ? undefined : minus(share, part.cost),
    };
  });
}
