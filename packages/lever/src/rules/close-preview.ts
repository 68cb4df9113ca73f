import { absolute, decimal, isGreater, minus, plus, sumIfKnown, type Decimal } from '@bourse/decimal';
import type { BatchSelection, LeverOrder } from '@bourse/contracts/lever';
import type { AccountFigures } from './risk-rate';

/** The positions that a batch close concerns. */
export function selectedPositions(positions: readonly LeverOrder[], selection: BatchSelection): readonly LeverOrder[] {
  return selection === 'all' ? positions : positions.filter(({ direction }) => direction === selection);
}

export interface ClosePreview {
  readonly positions: readonly LeverOrder[];
  /** P/L before fees of the positions that close; `undefined` if that of one is unknown. */
  readonly profit: Decimal | undefined;
  /** Available balance afterwards; `undefined` while the present one is not known. */
  readonly available: Decimal | undefined;
}

/** Result of closing a selection at the present mark prices: margins and P/L move to the available balance. */
export function closePreview(
  positions: readonly LeverOrder[],
  selection: BatchSelection,
  account: AccountFigures | undefined,
): ClosePreview {
  const closing = selectedPositions(positions, selection);
  const profit = sumIfKnown(closing.map((position) => position.profit));
  const margins = sumIfKnown(closing.map(({ margin }) => margin));
  return {
    positions: closing,
    profit,
    available: account && margins && profit && plus(plus(account.available, margins), profit),
  };
}

const TOLERANCE = decimal(1);

/** Whether two P/L figures of the same positions differ by more than one unit of the quote currency. */
export function doProfitsDisagree(computed: Decimal | undefined, pushed: Decimal | undefined): boolean {
  return computed !== undefined && pushed !== undefined && isGreater(absolute(minus(computed, pushed)), TOLERANCE);
}
