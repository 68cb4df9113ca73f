import { sum, ZERO, type Decimal } from '@bourse/decimal';
import type { NewestOrders } from '../api/read-orders';
import type { Direction, LeverOrder, OrderMode } from '@bourse/contracts/lever';

/** The part of a submitted order that its row shows. */
export interface Submitted {
  readonly direction: Direction;
  readonly mode: OrderMode;
  readonly multiple: Decimal;
  /** Lots of each part. */
  readonly parts: readonly Decimal[];
  readonly isReduceOnly?: boolean | undefined;
}

/** Ids of positions and pending orders known before a request; `undefined` if the lists were not loaded. */
export type KnownIds = readonly number[] | undefined;

/** Orders known before a request, and its time; `undefined` if the lists were not loaded. */
export type KnownOrders =
  | {
      readonly ids: NonNullable<KnownIds>;
      /** When the request was sent, epoch milliseconds by the server's clock; `undefined` where no reply has told that clock. */
      readonly sentAt?: number | undefined;
    }
  | undefined;

const SECOND = 1000;
/** The clock of the rows may differ from that of the `Date` header by a few seconds. */
const CLOCK_TOLERANCE = 5 * SECOND;

/**
 * Whether a closed order was created before or after a request, by the times of its row, which are whole seconds. Its id does not tell:
 * ids of closed orders were not known before. `unknown`: without times, or too near to tell.
 */
function ageOf(order: LeverOrder, sentAt: number | undefined): 'older' | 'newer' | 'unknown' {
  const created = order.submittedAt ?? order.openedAt;
  const first = created ?? order.completedAt ?? order.handledAt;
  if (sentAt === undefined || first === undefined) return 'unknown';
  if (first < sentAt - CLOCK_TOLERANCE) return 'older';
  return created !== undefined && created >= sentAt - (sentAt % SECOND) ? 'newer' : 'unknown';
}

/** The rows that can each be one of the parts, at most one a part, and the parts that have none. */
function assign(parts: readonly Decimal[], rows: readonly LeverOrder[]) {
  const missing = [...parts];
  const found = rows.filter(({ lots }) => {
    const index = missing.indexOf(lots);
    if (index < 0) return false;
    missing.splice(index, 1);
    return true;
  });
  return { found, missing };
}

/**
 * The orders created by a submit: new rows with its direction, multiple and lots, at most one per part. Ids ascend, so
 * a row with an id below a known one is older. A limit order may have filled meanwhile, a position may have been closed
 * by a stop or a liquidation. `undefined` if nothing was known before, or a closed order may be one of a part or an older one.
 */
export function findNewOrders(
  known: KnownOrders,
  { direction, mode, multiple, parts, isReduceOnly = false }: Submitted,
  { entrusts, positions, closed }: NewestOrders,
): readonly LeverOrder[] | undefined {
  if (known === undefined) return undefined;
  const { ids, sentAt } = known;
  const newestKnown = Math.max(0, ...ids);
  const ofSubmit = (orders: readonly LeverOrder[]) =>
    orders.filter(
      (order) =>
        order.id > newestKnown &&
        (order.isReduceOnly ?? false) === isReduceOnly &&
        order.direction === direction &&
        (order.multiple === undefined || order.multiple === multiple),
    );
  const ended = ofSubmit(closed);
  const { found, missing } = assign(parts, [
    ...ofSubmit(mode === 'limit' ? entrusts : []),
    ...ofSubmit(positions),
    ...ended.filter((order) => ageOf(order, sentAt) === 'newer'),
  ]);
  const unclear = ended.filter((order) => ageOf(order, sentAt) === 'unknown');
  return unclear.some(({ lots }) => missing.includes(lots)) ? undefined : found;
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
export const remainingParts = (parts: readonly Decimal[], found: readonly LeverOrder[]): readonly Decimal[] =>
  assign(parts, found).missing;
