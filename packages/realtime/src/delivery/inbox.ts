import type { Delivery } from '@bourse/contracts/events';
import type { LazyPayload } from './lazy-payload';

/** The undelivered payloads of one subscriber. */
export interface Inbox {
  put(payload: LazyPayload): void;
  /**
   * Parses and empties. `last`: the newest valid payload of each key, in the order of the last arrival of each key.
   * `every`: all valid payloads, in order.
   */
  take(): readonly unknown[];
  /** Empties without parsing. */
  clear(): void;
  readonly size: number;
}

export function createInbox(delivery: Delivery): Inbox {
  return delivery === 'last' ? newestOfEachKey() : everyOne();
}

/**
 * Maximum number of unparsed older payloads per key, kept in case the newest is malformed. At the limit the newest
 * valid one is searched for and the others are dropped.
 */
const MAX_OF_A_KEY = 16;

function newestOfEachKey(): Inbox {
  const waiting = new Map<string, LazyPayload[]>();
  return {
    put: (payload) => {
      const payloads = waiting.get(payload.key) ?? [];
      if (payloads.push(payload) >= MAX_OF_A_KEY) payloads.splice(0, Infinity, ...newestGood(payloads));
      // Removed first, so that the key becomes the last one.
      waiting.delete(payload.key);
      waiting.set(payload.key, payloads);
    },
    take: () => {
      const taken = [...waiting.values()].flatMap((payloads) => newestGood(payloads).flatMap(({ read }) => read()));
      waiting.clear();
      return taken;
    },
    clear: () => waiting.clear(),
    get size() {
      return waiting.size;
    },
  };
}

/** Searches from the end, so that replaced payloads are never parsed. */
function newestGood(payloads: readonly LazyPayload[]): readonly LazyPayload[] {
  const found = payloads.findLast(({ read }) => read().length > 0);
  return found ? [found] : [];
}

function everyOne(): Inbox {
  let waiting: LazyPayload[] = [];
  return {
    put: (payload) => void waiting.push(payload),
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
