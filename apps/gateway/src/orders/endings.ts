import { isPositive } from '@bourse/decimal';
import { settle } from '../venue/settle';
import type { InForce, VenueOrder } from '../venue/types';
import type { RefusalReason, Venue } from '../venue/venue';
import type { OrderCommand } from './commands';
import { LOOK_UP_AFTER_MS } from './look-ups';

/** Why an order has ended at once without a fill. */
const UNFILLED: Readonly<Record<InForce, RefusalReason>> = {
  post_only: 'would_take',
  ioc: 'ended_unfilled',
  fok: 'cannot_fill',
};

/** Why the venue has ended an order; `undefined`: it has not, or a part is filled. */
export function unfilledReason(
  { inForce, edits }: OrderCommand,
  { id, state, filled }: VenueOrder,
): RefusalReason | undefined {
  if (state !== 'cancelled' || isPositive(filled)) return undefined;
  if (edits !== undefined && edits !== id) return 'unreplaced';
  return inForce === undefined ? 'ended_unfilled' : UNFILLED[inForce];
}

interface Needs {
  readonly venue: Venue;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/**
 * What became of an order that rests for no time or not at all. Some venues (Kraken, OKX) answer with the id alone: such an order is asked
 * for until it has ended, a post-only order once.
 */
export async function withEnding(
  command: OrderCommand,
  order: VenueOrder,
  { venue, pause }: Needs,
): Promise<VenueOrder> {
  const { inForce, clientId, symbol } = command;
  if (inForce === undefined || !order.isStateAssumed || order.state !== 'open') return order;
  const { orderById, findByClientId } = venue.abilities;
  if (!orderById && !findByClientId) return order;
  const pauses = inForce === 'post_only' ? LOOK_UP_AFTER_MS.slice(0, 1) : LOOK_UP_AFTER_MS;
  for (const milliseconds of pauses) {
    if (milliseconds > 0) await pause(milliseconds);
    const found = await settle(() =>
      orderById ? venue.order(order, 'commands') : venue.findOrder({ clientId, symbol }, 'commands'),
    );
    if (found.ok && found.value && found.value.state !== 'open') return found.value;
  }
  return order;
}
