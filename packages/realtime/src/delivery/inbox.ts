import type { Delivery } from '../contract';
import type { Parcel } from './parcel';

/** What one subscriber has not seen yet. */
export interface Inbox {
  put(parcel: Parcel): void;
  /**
   * Reads and empties. `last`: the newest good one of each key, in the order in which the keys first came. `every`: all
   * good ones, in order.
   */
  take(): readonly unknown[];
  /** Empties without reading. */
  clear(): void;
  readonly size: number;
}

export function createInbox(delivery: Delivery): Inbox {
  return delivery === 'last' ? newestOfEachKey() : everyOne();
}

/**
 * Older ones of a key are kept unread in case the newest is malformed. So many at the most: then the newest good one
 * is looked for, and the rest goes.
 */
const KEPT_OF_A_KEY = 16;

function newestOfEachKey(): Inbox {
  const waiting = new Map<string, Parcel[]>();
  return {
    put: (parcel) => {
      const parcels = waiting.get(parcel.key);
      if (!parcels) waiting.set(parcel.key, [parcel]);
      else if (parcels.push(parcel) >= KEPT_OF_A_KEY) parcels.splice(0, Infinity, ...newestGood(parcels));
    },
    take: () => {
      const taken = [...waiting.values()].flatMap((parcels) => newestGood(parcels).flatMap(({ read }) => read()));
      waiting.clear();
      return taken;
    },
    clear: () => waiting.clear(),
    get size() {
      return waiting.size;
    },
  };
}

/** Looked for from the end: what a good one has replaced is never read. */
function newestGood(parcels: readonly Parcel[]): readonly Parcel[] {
  const found = parcels.findLast(({ read }) => read().length > 0);
  return found ? [found] : [];
}

function everyOne(): Inbox {
  let waiting: Parcel[] = [];
  return {
    put: (parcel) => void waiting.push(parcel),
    take: () => {
      const taken = waiting;
      waiting = [];
      return taken.flatMap(({ read }) => read());
    },
    clear: () => {
      waiting = [];
    },
    get size() {
      return waiting.length;
    },
  };
}
