import { settle } from '../venue/settle';
import type { Exits, OrderKey, VenueOrder } from '../venue/types';
import type { Venue } from '../venue/venue';
import { LOOK_UP_AFTER_MS } from './look-ups';

interface Needs {
  readonly venue: Venue;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

const hasExits = ({ takeProfit, stopLoss }: Exits): boolean => takeProfit !== undefined || stopLoss !== undefined;

/** Whether an order carries these exits and no other ones. What triggers them has to be told: an unknown trigger is another one. */
export const carriesExits = ({ exits }: Pick<VenueOrder, 'exits'>, asked: Exits): boolean =>
  exits
    ? exits.takeProfit === asked.takeProfit && exits.stopLoss === asked.stopLoss && exits.by === asked.by
    : !hasExits(asked);

/**
 * Whether the exits would replace or double others of their contract: those that another waiting order carries, or the stops of the position. The
 * venue has one take profit and one stop loss of a position, which come with the orders that fill; stops that are orders of their own stay beside
 * them.
 */
export function areOthers(exits: Exits, orders: readonly VenueOrder[]): boolean {
  if (!hasExits(exits)) return false;
  if (orders.some((order) => order.exits && !carriesExits(order, exits))) return true;
  const stops = orders.flatMap(({ stop, reduces, isOfPosition }) => (reduces && stop ? { ...stop, isOfPosition } : []));
  const prices = [exits.takeProfit, exits.stopLoss].filter((price) => price !== undefined);
  return (
    stops.length > 0 &&
    !(
      stops.length === prices.length &&
      stops.every(({ price, by, isOfPosition }) => isOfPosition && by === exits.by && prices.includes(price))
    )
  );
}

/** Whether the venue tells that an order carries these exits. It lists a change late, so an order with other ones is looked up again. */
export async function areExitsTold(order: OrderKey, asked: Exits, { venue, pause }: Needs): Promise<boolean> {
  for (const milliseconds of LOOK_UP_AFTER_MS) {
    if (milliseconds > 0) await pause(milliseconds);
    const seen = await settle(() => venue.order(order, 'commands'));
    if (seen.ok && seen.value && carriesExits(seen.value, asked)) return true;
  }
  return false;
}
