import { isPositive, ZERO } from '@bourse/decimal';
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

/** Orders that rest for no time: they trade at once, or end. A stop waits for its trigger. */
const restsNever = ({ inForce, stop, type }: OrderCommand): boolean =>
  stop === undefined && (type === 'market' || inForce === 'ioc' || inForce === 'fok');

/** The order by its id, else by its client id: some venues tell no order by its id alone. `undefined` where it is not told. */
async function look({ clientId, stop, symbol }: OrderCommand, order: VenueOrder, venue: Venue) {
  const { orderById, findByClientId } = venue.abilities;
  const byId = orderById ? await settle(() => venue.order(order, 'commands')) : undefined;
  if (byId?.ok && byId.value) return byId.value;
  const byClientId = findByClientId
    ? await settle(() => venue.findOrder({ clientId, symbol, stop }, 'commands'))
    : undefined;
  return byClientId?.ok ? byClientId.value : undefined;
}

/**
 * Whether the order that an edit was to replace is beside the other one: it is open, it has a fill that the other one repeats, or the venue
 * does not tell. A cancel is seen late, so an open order is looked up again.
 */
export async function isLeftBeside(
  { edits, symbol }: Pick<OrderCommand, 'edits' | 'symbol'>,
  { venue, pause }: Needs,
): Promise<boolean> {
  if (edits === undefined || venue.abilities.edits !== 'replaces') return false;
  for (const milliseconds of LOOK_UP_AFTER_MS) {
    if (milliseconds > 0) await pause(milliseconds);
    const first = await settle(() => venue.order({ id: edits, symbol }, 'commands'));
    if (first.ok && first.value?.state !== 'open') return isPositive(first.value?.filled ?? ZERO);
  }
  return true;
}

/**
 * What became of an order whose reply has no state, as some venues (Kraken, OKX) answer with the id alone. The venue may have ended it: a
 * post-only order that would take, an order that would meet an own one. It is asked for once, and one that rests for no time until it has
 * ended. `undefined`: the end of such an order is not known.
 */
export async function withEnding(
  command: OrderCommand,
  order: VenueOrder,
  { venue, pause }: Needs,
): Promise<VenueOrder | undefined> {
  if (!order.isStateAssumed || order.state !== 'open') return order;
  const { orderById, findByClientId } = venue.abilities;
  if (!orderById && !findByClientId) return order;
  const isShort = restsNever(command);
  let seen: VenueOrder | undefined;
  for (const milliseconds of isShort ? LOOK_UP_AFTER_MS : LOOK_UP_AFTER_MS.slice(0, 1)) {
    if (milliseconds > 0) await pause(milliseconds);
    seen = (await look(command, order, venue)) ?? seen;
    if (seen && seen.state !== 'open') return seen;
  }
  return isShort ? seen : order;
}
