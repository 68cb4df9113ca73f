import { sum, ZERO, type Decimal } from '@bourse/decimal';
import type { NewestOrders } from '../api/read-orders';
import type { Direction, LeverOrder, OrderMode } from '../contract';

/** The part of a submitted order that its row shows. */
export interface Submitted {
  readonly direction: Direction;
  readonly mode: OrderMode;
  readonly multiple: Decimal;
  /** Lots of each part. */
  readonly parts: readonly Decimal[];
  readonly isReduceOnly?: boolean | undefined;
}

/** Ids of orders known before the request; `undefined` if the lists were not loaded. */
export type KnownIds = readonly number[] | undefined;

/**
 * The orders created by a submit: new rows with its direction, multiple and lots, at most one per part. Ids ascend, so
 * a row with an id below a known one is older. A limit order may have filled meanwhile, a position may have been closed
 * by a stop or a liquidation. `undefined` if nothing was known before.
 */
export function findNewOrders(
  known: KnownIds,
  { direction, mode, multiple, parts, isReduceOnly = false }: Submitted,
  { entrusts, positions, closed }: NewestOrders,
): readonly LeverOrder[] | undefined {
  if (known === undefined) return undefined;
  const newestKnown = Math.max(0, ...known);
  // Without a known row, a position that has just closed cannot be told from one of the past.
  const ended = known.length > 0 ? closed : [];
  const candidates = [...(mode === 'limit' ? entrusts : []), ...positions, ...ended].filter(
    (order) =>
      order.id > newestKnown &&
      (order.isReduceOnly ?? false) === isReduceOnly &&
      order.direction === direction &&
      (order.multiple === undefined || order.multiple === multiple),
  );
  const missing = [...parts];
  return candidates.filter(({ lots }) => {
    const index = missing.indexOf(lots);
    if (index < 0) return false;
    missing.splice(index, 1);
    return true;
  });
}

/**
 * The position that a market order was added to, of a back end that keeps one position of a pair and direction: the only one, larger than
 * before by all parts. Other back ends open a position for each part, which {@link findNewOrders} finds.
 * @param before positions of the pair before the request
 */
export function findGrownPosition(
  before: readonly LeverOrder[],
  { direction, parts }: Pick<Submitted, 'direction' | 'parts'>,
  positions: readonly LeverOrder[],
): LeverOrder | undefined {
  const [position, ...others] = positions.filter((each) => each.direction === direction);
  const known = before.filter((each) => each.direction === direction);
  if (!position || others.length > 0 || known.length > 1) return undefined;
  const [old] = known;
  if (old && old.id !== position.id) return undefined;
  return position.lots === sum([old?.lots ?? ZERO, ...parts]) ? position : undefined;
}

/** The parts that have no order yet. */
export function remainingParts(parts: readonly Decimal[], found: readonly LeverOrder[]): readonly Decimal[] {
  const rest = [...parts];
  for (const { lots } of found) {
    const index = rest.indexOf(lots);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}
