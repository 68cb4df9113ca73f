import { createWrite, runMutation, storedDecimal } from '@bourse/safe-writes';
import { compare, isZero, minus, ONE, smaller, sum, type Decimal } from '@bourse/decimal';
import { pairKeysOf, type PairId } from '@bourse/contracts/market';
import * as v from 'valibot';
import { leverApi, leverTouched } from '../api';
import { readOrders, readPositions } from '../api/read-orders';
import { DIRECTION_TYPE, ORDER_STATUS, type Direction, type LeverOrder, type OrderMode } from '@bourse/contracts/lever';
import { orderPlaced } from '../order-form/slice';
import { oppositeOf } from '../rules/direction';
import { openPositions } from '../rules/reduction';
import type { LeverState } from '../state';
import { pendingReductionDifference, reducedDifference } from './differences';
import { pairSchema } from './position-writes';
import { knownIds } from './submit-write';

/** A reduce-only order as the user confirmed it. */
export interface ReduceTicket {
  readonly pair: PairId;
  readonly symbol: string;
  /** Direction of the positions that it closes. */
  readonly direction: Direction;
  readonly mode: OrderMode;
  /** Limit price, or the best price of a market order. */
  readonly price: Decimal;
  readonly lots: Decimal;
}

/** The lists before the request; `undefined` if the lists were not loaded. */
export interface KnownBefore {
  /** Newest id: a pending order with a higher one is new. */
  readonly newest: number;
  /** Lots of the positions that the order can close. */
  readonly positions: readonly { readonly id: number; readonly lots: Decimal }[];
}

/** `placed`: the order waits; `closed`: it has closed what it asked for; `absent`: no trace of it; `unsure`: changes of another size. */
export type ReduceFinding = 'placed' | 'closed' | 'absent' | 'unsure';

function knownBefore(state: LeverState, { pair, direction }: ReduceTicket): KnownBefore | undefined {
  const ids = knownIds(state);
  const { data: stream } = leverApi.endpoints.leverStream.select()(state);
  const { data: page } = leverApi.endpoints.leverOrders.select({ list: 'positions', page: 1 })(state);
  const listed = page && page.total <= page.orders.length ? page.orders : undefined;
  const positions = stream?.positions ?? listed;
  if (ids === undefined || positions === undefined) return undefined;
  return {
    newest: Math.max(0, ...ids),
    positions: openPositions(positions, pair, direction).map(({ id, lots }) => ({ id, lots })),
  };
}

/** Judges a lost reply by the lots that are open now of the positions that were open before. */
export function judgeReduction(
  { lots }: Pick<ReduceTicket, 'lots'>,
  before: KnownBefore | undefined,
  now: readonly LeverOrder[],
): Exclude<ReduceFinding, 'placed'> {
  if (before === undefined) return 'unsure';
  const known = new Set(before.positions.map(({ id }) => id));
  const open = sum(before.positions.map((position) => position.lots));
  const closed = minus(open, sum(now.filter(({ id }) => known.has(id)).map((position) => position.lots)));
  if (isZero(closed)) return 'absent';
  return compare(closed, smaller(lots, open)) === 0 ? 'closed' : 'unsure';
}

/** Closes positions of a pair and direction, oldest first, now or at a limit price. Pressed again it would close more: it is no exit write. */
export const reduceWrite = createWrite<
  LeverState,
  { ticket: ReduceTicket; before: KnownBefore | undefined; finding: ReduceFinding; reply: string }
>({
  name: 'leverReduce',
  storageKey: 'bourse.leverReduce',
  ticket: v.object({
    pair: pairSchema,
    symbol: v.string(),
    direction: v.picklist(['long', 'short']),
    mode: v.picklist(['market', 'limit']),
    price: storedDecimal,
    lots: storedDecimal,
  }),
  before: v.optional(
    v.object({ newest: v.number(), positions: v.array(v.object({ id: v.number(), lots: storedDecimal })) }),
  ),
  keyOf: ({ pair }) => pair,
  known: knownBefore,
  send: ({ pair, direction, mode, price, lots }) =>
    runMutation(leverApi.endpoints.submitLever, {
      ...pairKeysOf(pair),
      multiple: ONE,
      share: lots,
      type: DIRECTION_TYPE[oppositeOf(direction)],
      status: ORDER_STATUS[mode],
      target_price: price,
      reduce_only: 1,
    }),
  lookUp: (ticket, before) => async (dispatch) => {
    const { pair, direction, price, lots, mode } = ticket;
    if (mode === 'limit') {
      const { data: pending } = await dispatch(readOrders({ list: 'entrusts', pair, page: 1 }));
      if (pending === undefined) return undefined;
      const isPlaced = (order: LeverOrder) =>
        order.isReduceOnly === true &&
        order.id > (before?.newest ?? Number.POSITIVE_INFINITY) &&
        order.direction === oppositeOf(direction) &&
        order.entryPrice === price &&
        order.lots === lots;
      if (pending.some(isPlaced)) return 'placed';
    }
    const { data: now } = await dispatch(readPositions(pair));
    return now && judgeReduction(ticket, before, now);
  },
  invalidate: leverTouched,
  verdict: (finding) => (finding === 'placed' || finding === 'closed' ? 'done' : 'open'),
  difference: (ticket, before) => async (dispatch) => {
    const { pair, mode } = ticket;
    if (mode === 'limit') {
      const { data: pending } = await dispatch(readOrders({ list: 'entrusts', pair, page: 1 }));
      return pending && pendingReductionDifference(ticket, before?.newest, pending);
    }
    const { data: now } = await dispatch(readPositions(pair));
    return now && reducedDifference(ticket.lots, before, now);
  },
  onDone:
    ({ pair }) =>
    (dispatch) =>
      dispatch(orderPlaced({ pair })),
});
