import type { LeverContext } from './lever-context';
import { releaseEntrust } from './open-position';
import type { LeverOrder, LeverPosition } from './types';

type OfUser = Pick<LeverOrder, 'userId' | 'pairId' | 'direction'>;

/** The positions that a reduce-only order can close, oldest first: those of its pair in the opposite direction. */
export function reducible({ lever }: LeverContext, { userId, pairId, direction }: OfUser): LeverPosition[] {
  return lever
    .positionsOf(userId)
    .filter((position) => position.pairId === pairId && position.direction !== direction)
    .toSorted((a, b) => a.id - b.id);
}

/** The lots of each position that an order closes: oldest first, in all not more than `lots`. */
export function allot(positions: readonly LeverPosition[], lots: number): { position: LeverPosition; lots: number }[] {
  let left = lots;
  return positions.flatMap((position) => {
    const part = Math.min(position.lots, left);
    left -= part;
    return part > 0 ? [{ position, lots: part }] : [];
  });
}

/** After a position has closed: revokes the reduce-only orders that have nothing left to close. */
export function revokeReduceOnly(context: LeverContext, { userId, pairId, direction }: OfUser): void {
  for (const order of context.lever.entrustsOf(userId)) {
    const canClose = order.reduceOnly && order.pairId === pairId && order.direction !== direction;
    if (canClose && reducible(context, order).length === 0) releaseEntrust(context, order, 'nothing_open');
  }
}
