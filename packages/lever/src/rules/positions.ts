import { isPositive, times, dividedBy, type Decimal } from '@bourse/decimal';
import type { PairId } from '@bourse/contracts/market';
import type { LeverOrder } from '@bourse/contracts/lever';
import { positionSize } from './contract-value';
import type { Exposure } from './unrealised-profit';

/** Lot sizes by pair, from the quotation. */
export type LotSizes = ReadonlyMap<PairId, Decimal>;

/**
 * Size of a position in base currency: lots × lot size of its pair; where the lot size is not known, the contract value at
 * opening (margin × multiple) ÷ entry price. `undefined` where neither is known.
 */
export function sizeOf(order: LeverOrder, lotSizes: LotSizes): Decimal | undefined {
  const lotSize = order.pair === undefined ? undefined : lotSizes.get(order.pair);
  if (lotSize !== undefined && isPositive(lotSize)) return positionSize(order.lots, lotSize);
  const { multiple, initialMargin, entryPrice } = order;
  if (multiple === undefined || initialMargin === undefined || !isPositive(entryPrice)) return undefined;
  return dividedBy(times(initialMargin, multiple), entryPrice);
}

/** Direction, entry price and size of a position; `undefined` where its size is not known. */
export function exposureOf(order: LeverOrder, lotSizes: LotSizes): Exposure | undefined {
  const size = sizeOf(order, lotSizes);
  return size === undefined ? undefined : { direction: order.direction, entryPrice: order.entryPrice, size };
}

/** Fields of a row that a push can change. */
const LIVE_FIELDS = [
  'markPrice',
  'profit',
  'margin',
  'overnightFee',
  'takeProfit',
  'stopLoss',
  // A partial close leaves the rest of the position under its id.
  'lots',
  'initialMargin',
  'multiple',
  'tradeFee',
] as const;

function isSame(a: LeverOrder, b: LeverOrder): boolean {
  return LIVE_FIELDS.every((field) => a[field] === b[field]);
}

/**
 * Puts pushed figures on the rows of a list. A row without news is the same object, so it does not render again. Which rows
 * there are is not changed: see `haveRowsChanged`.
 */
export function mergePushedRows(rows: readonly LeverOrder[], pushed: readonly LeverOrder[]): readonly LeverOrder[] {
  const news = new Map(pushed.map((order) => [order.id, order]));
  let hasChanged = false;
  const merged = rows.map((row) => {
    const newer = news.get(row.id);
    if (newer === undefined || isSame(row, newer)) return row;
    hasChanged = true;
    return { ...row, ...Object.fromEntries(LIVE_FIELDS.map((field) => [field, newer[field]])) };
  });
  return hasChanged ? merged : rows;
}

/**
 * Whether pushed orders are others than the listed ones. Events may arrive twice or late, so the list is then requested again
 * instead of taken from the event.
 */
export function haveRowsChanged(ids: ReadonlySet<number>, pushed: readonly LeverOrder[]): boolean {
  return pushed.length !== ids.size || pushed.some(({ id }) => !ids.has(id));
}
