import { absolute, decimal, isGreater, minus, plus, sumIfKnown, type Decimal } from '@bourse/decimal';
import type { BatchSelection, LeverOrder } from '../contract';
import { riskRate, type AccountFigures } from './risk-rate';

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
  const profit = sumIfKnown(closing.map((position) => position.profit));
  const margins = sumIfKnown(closing.map(({ margin }) => margin));
  const initialMargins = sumIfKnown(closing.map(({ initialMargin }) => initialMargin));
  const isKnown = profit !== undefined && margins !== undefined && initialMargins !== undefined;
  const after =
    account && isKnown
      ? {
          available: plus(plus(account.available, margins), profit),
          pending: account.pending,
          margins: minus(account.margins, margins),
          initialMargins: minus(account.initialMargins, initialMargins),
          profit: minus(account.profit, profit),
        }
      : undefined;
  return {
    positions: closing,
    profit,
    available: after?.available,
    riskRateAfter: after && maintenanceRate !== undefined ? riskRate(after, maintenanceRate) : undefined,
  };
}

const TOLERANCE = decimal(1);

/** Whether two P/L figures of the same positions differ by more than one unit of the quote currency. */
export function doProfitsDisagree(computed: Decimal | undefined, pushed: Decimal | undefined): boolean {
  return computed !== undefined && pushed !== undefined && isGreater(absolute(minus(computed, pushed)), TOLERANCE);
}
