import { settle } from '../venue/settle';
import { VenueError, type Venue } from '../venue/venue';

/** Where the process of the gateway ends: before its order has reached the venue, or before the venue's reply has reached it. */
export type Kill = 'before the send' | 'before the reply';

/** A venue whose caller ends during an order or its edit: it has no reply then, and the caller is not used any more. */
export interface InterruptedVenue {
  readonly venue: Venue;
  /** The next order ends its caller. Resolves once what the venue does with the order is done. */
  killAt(kill: Kill): Promise<void>;
  /** The venue carries the next order out and never answers: its reply is not waited for any longer. */
  silence(): void;
  /** An order that was not sent has ended nothing. */
  spare(): void;
}

const NEVER = new Promise<never>(() => undefined);

export function interruptedVenue(venue: Venue): InterruptedVenue {
  let next: { readonly kill: Kill; readonly done: () => void } | undefined;
  let isSilent = false;
  async function interrupted<Reply>(send: () => Promise<Reply>): Promise<Reply> {
    const [planned, silenced] = [next, isSilent];
    [next, isSilent] = [undefined, false];
    if (silenced) {
      await settle(send);
      throw new VenueError('no answer in time', { outcome: 'unknown' });
    }
    if (!planned) return send();
    if (planned.kill === 'before the reply') await settle(send);
    planned.done();
    return NEVER;
  }
  return {
    venue: {
      ...venue,
      placeOrder: (order) => interrupted(() => venue.placeOrder(order)),
      editOrder: (order) => interrupted(() => venue.editOrder(order)),
    },
    killAt(kill) {
      const { promise, resolve } = Promise.withResolvers<void>();
      next = { kill, done: resolve };
      return promise;
    },
    silence: () => (isSilent = true),
    spare: () => {
      [next, isSilent] = [undefined, false];
    },
  };
}
