import { absolute, decimal, isGreater, minus, plus, sum, type Decimal } from '@bourse/decimal';
import type { BatchSelection, LeverOrder } from '../contract';
import { riskRate, type AccountFigures } from './risk-rate';

/** The positions that a batch close concerns. */
export function selectedPositions(positions: readonly LeverOrder[], selection: BatchSelection): readonly LeverOrder[] {
  return selection === 'all' ? positions : positions.filter(({ direction }) => direction === selection);
}

export interface ClosePreview {
  readonly positions: readonly LeverOrder[];
  /** P/L before fees of the positions that close. */
  readonly profit: Decimal;
  /** Available balance afterwards; `undefined` while the present one is not known. */
  readonly available: Decimal | undefined;
  /** Risk rate afterwards in per cent; `undefined` without remaining positions or without a known maintenance rate. */
  readonly riskRateAfter: Decimal | undefined;
}

/** Result of closing a selection at the present mark prices: margins and P/L move to the available balance. */
export function closePreview(
  positions: readonly LeverOrder[],
  selection: BatchSelection,
  account: AccountFigures | undefined,
  maintenanceRate: Decimal | undefined,
): ClosePreview {
  const closing = selectedPositions(positions, selection);
  const profit = sum(closing.map((position) => position.profit));
  const margins = sum(closing.map(({ margin }) => margin));
  const after = account && {
    available: plus(plus(account.available, margins), profit),
    pending: account.pending,
    margins: minus(account.margins, margins),
    initialMargins: minus(account.initialMargins, sum(closing.map(({ initialMargin }) => initialMargin))),
    profit: minus(account.profit, profit),
  };
  return {
    positions: closing,
    profit,
    available: after?.available,
    riskRateAfter: after && maintenanceRate !== undefined ? riskRate(after, maintenanceRate) : undefined,
  };
}

const TOLERANCE = decimal(1);

/** Whether two P/L figures of the same positions differ by more than one unit of the quote currency. */
export function doProfitsDisagree(computed: Decimal, pushed: Decimal | undefined): boolean {
  return pushed !== undefined && isGreater(absolute(minus(computed, pushed)), TOLERANCE);
}
