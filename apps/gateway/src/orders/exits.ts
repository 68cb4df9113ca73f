import { settle } from '../venue/settle';
import type { Exits, OrderKey, VenueOrder } from '../venue/types';
import type { Venue } from '../venue/venue';
import { LOOK_UP_AFTER_MS } from './look-ups';

interface Needs {
  readonly venue: Venue;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/** Whether an order carries these exits and no other ones. What triggers them is compared where the venue tells it. */
export const carriesExits = ({ exits }: Pick<VenueOrder, 'exits'>, asked: Exits): boolean =>
  exits?.takeProfit === asked.takeProfit &&
  exits?.stopLoss === asked.stopLoss &&
  (exits?.by === undefined || exits.by === asked.by);

/** Whether the venue tells that an order carries these exits. It lists a change late, so an order with other ones is looked up again. */
export async function areExitsTold(order: OrderKey, asked: Exits, { venue, pause }: Needs): Promise<boolean> {
  for (const milliseconds of LOOK_UP_AFTER_MS) {
    if (milliseconds > 0) await pause(milliseconds);
    const seen = await settle(() => venue.order(order, 'commands'));
    if (seen.ok && seen.value && carriesExits(seen.value, asked)) return true;
  }
  return false;
}

/** Whether an order that the venue has taken may be without its exits: the order as the venue lists it is compared with the command. */
export const areExitsUnconfirmed = async (
  { exits }: { readonly exits?: Exits | undefined },
  order: OrderKey,
  needs: Needs,
): Promise<boolean> => exits !== undefined && !(await areExitsTold(order, exits, needs));
