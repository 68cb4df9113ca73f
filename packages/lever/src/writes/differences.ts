import { compare, minus, smaller, sum, ZERO, type Decimal } from '@bourse/decimal';
import { createdRow, differenceOf, type Difference } from '@bourse/safe-writes';
import type { NewestOrders } from '../api/read-orders';
import type { LeverOrder } from '@bourse/contracts/lever';
import { oppositeOf } from '../rules/direction';
import type { KeptExits } from './exit-fields';
import type { KnownIds, Submitted } from './new-orders';
import { quoteOf } from '../personal-limits/limits';

/* What an order, the stops, a reversal, a reduction and a partial close have created, compared with what was confirmed. Lots have no unit. */

const LOTS = '';
const MULTIPLE = '×';

const lotsOf = (orders: readonly Pick<LeverOrder, 'lots'>[]) => sum(orders.map(({ lots }) => lots));

/**
 * An order in one or several parts: the lots of the rows that are no part of it, else the multiple. A part that was refused has no row.
 * `undefined` where more rows are new than parts were sent: they are not all of this order.
 */
export function submittedDifference(
  ticket: Submitted & AttachedStops,
  known: KnownIds,
  newest: NewestOrders,
): Difference | undefined {
  const { parts, mode, direction, multiple } = ticket;
  if (known === undefined) return undefined;
  const newestKnown = Math.max(0, ...known);
  const created = [...(mode === 'limit' ? newest.entrusts : []), ...newest.positions].filter(
    (order) => order.id > newestKnown && order.direction === direction && !order.isReduceOnly,
  );
  if (created.length > parts.length) return undefined;
  const missing = [...parts];
  const others = created.filter(({ lots }) => {
    const at = missing.indexOf(lots);
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
  if (others.length > 0) return differenceOf(sum(missing.slice(0, others.length)), lotsOf(others), LOTS);
  const other = created.find((order) => order.multiple !== undefined && compare(order.multiple, multiple) !== 0);
  return differenceOf(multiple, other?.multiple, MULTIPLE) ?? attachedDifference(ticket, created);
}

/** Take profit and stop loss that an order carries. */
interface AttachedStops extends Partial<ConfirmedStops> {
  readonly isAttached?: boolean | undefined;
}

/** Stops that a row of an order has not as they were confirmed; one that is missing is zero. */
function attachedDifference(
  { isAttached = false, symbol = '', ...stops }: AttachedStops,
  created: readonly LeverOrder[],
): Difference | undefined {
  if (!isAttached) return undefined;
  return created
    .map((order) => differenceOfStops({ symbol, ...stops }, order, ZERO))
    .find((difference) => difference !== undefined);
}

/** A reversal: the position that it has opened. */
export function reversedDifference(
  { direction, lots, multiple }: Pick<LeverOrder, 'direction' | 'lots'> & { readonly multiple: Decimal },
  known: KnownIds,
  newest: NewestOrders,
): Difference | undefined {
  const opened = { direction: oppositeOf(direction), mode: 'market', multiple, parts: [lots] } as const;
  return submittedDifference(opened, known, newest);
}

/** A pending order that was moved: the lots, the price and the multiple of the order that replaces it. */
export function movedDifference(
  { direction, lots, multiple, isReduceOnly, to, symbol, ...exits }: ConfirmedMove,
  known: KnownIds,
  entrusts: readonly LeverOrder[],
): Difference | undefined {
  const created = createdRow(
    entrusts.filter((order) => order.direction === direction && (order.isReduceOnly ?? false) === isReduceOnly),
    known,
  );
  return (
    differenceOf(lots, created?.lots, LOTS) ??
    differenceOf(to, created?.orderPrice, quoteOf({ symbol })) ??
    (isReduceOnly ? undefined : differenceOf(multiple, created?.multiple, MULTIPLE)) ??
    attachedDifference({ symbol, ...exits }, created ? [created] : [])
  );
}

interface ConfirmedMove extends Pick<LeverOrder, 'direction' | 'lots'>, AttachedStops {
  readonly symbol: string;
  readonly multiple: Decimal;
  readonly isReduceOnly: boolean;
  readonly to: Decimal;
}

interface ConfirmedStops extends KeptExits {
  readonly symbol: string;
}

/** `missing`: the figure of a stop that the row does not have. A trailing stop is compared by its distance: its price follows the market. */
function differenceOfStops(
  { takeProfit, stopLoss, trail, symbol }: ConfirmedStops,
  order: LeverOrder | null | undefined,
  missing: Decimal | undefined,
): Difference | undefined {
  const quote = quoteOf({ symbol });
  const ofProfit = takeProfit && differenceOf(takeProfit, order?.takeProfit ?? missing, quote);
  if (ofProfit) return ofProfit;
  if (!trail) return stopLoss && differenceOf(stopLoss, order?.stopLoss ?? missing, quote);
  return differenceOf(trail.distance, order?.trail?.distance ?? missing, trail.unit === 'percent' ? '%' : quote);
}

/** The stops of a position. One that was removed is no figure to compare. */
export function stopsDifference(
  confirmed: ConfirmedStops,
  position: LeverOrder | null | undefined,
): Difference | undefined {
  return differenceOfStops(confirmed, position, undefined);
}

/** Reasons of an end that the exchange itself brings about. */
const OWN_REASONS: ReadonlySet<LeverOrder['closeReason']> = new Set(['stopLoss', 'takeProfit', 'liquidation']);

/**
 * A partial close: the lots that are no longer open. A back end that does not know the number of lots closes the whole position.
 * `closed`: the position in the list of closed ones, where it is open no longer.
 */
export function partialCloseDifference(
  { lots, closing }: { readonly lots: Decimal; readonly closing: Decimal },
  position: LeverOrder | null | undefined,
  closed: LeverOrder | undefined,
): Difference | undefined {
  if (position) return differenceOf(closing, minus(lots, position.lots), LOTS);
  return closed && !OWN_REASONS.has(closed.closeReason) ? differenceOf(closing, closed.lots, LOTS) : undefined;
}

/** Positions that a reduce-only order can close, as they were before it. */
interface OpenBefore {
  readonly positions: readonly Pick<LeverOrder, 'id' | 'lots'>[];
}

/**
 * A reduce-only order at the market: the lots that have closed. A back end that does not know the word opens a position instead, and
 * nothing has closed.
 */
export function reducedDifference(
  lots: Decimal,
  before: OpenBefore | undefined,
  positions: readonly LeverOrder[],
): Difference | undefined {
  if (before === undefined) return undefined;
  const known = new Set(before.positions.map(({ id }) => id));
  const open = lotsOf(before.positions);
  const left = lotsOf(positions.filter(({ id }) => known.has(id)));
  return differenceOf(smaller(lots, open), minus(open, left), LOTS);
}

/** A pending reduce-only order: its lots, or none of them where the new row is an order that opens. */
export function pendingReductionDifference(
  { lots, direction }: Pick<LeverOrder, 'lots' | 'direction'>,
  newestKnown: number | undefined,
  entrusts: readonly LeverOrder[],
): Difference | undefined {
  const ofDirection = entrusts.filter((order) => order.direction === oppositeOf(direction));
  const created = createdRow(ofDirection, newestKnown === undefined ? undefined : [newestKnown]);
  return created && differenceOf(lots, created.isReduceOnly === true ? created.lots : ZERO, LOTS);
}
