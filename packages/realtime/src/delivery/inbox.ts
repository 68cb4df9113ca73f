import type { Delivery } from '../contract';

/** What one subscriber has not seen yet. Taking empties it. */
export interface Inbox<Payload> {
  put(payload: Payload, key: string): void;
  /** `last`: the newest of each key, in the order in which the keys first came. `every`: all, in order. */
  take(): readonly Payload[];
  readonly size: number;
}

export function createInbox<Payload>(delivery: Delivery): Inbox<Payload> {
  return delivery === 'last' ? newestOfEachKey() : everyOne();
}

function newestOfEachKey<Payload>(): Inbox<Payload> {
  const newest = new Map<string, Payload>();
  return {
    put: (payload, key) => void newest.set(key, payload),
    take: () => {
      const taken = [...newest.values()];
      newest.clear();
      return taken;
    },
    get size() {
      return newest.size;
    },
  };
}

function everyOne<Payload>(): Inbox<Payload> {
  let waiting: Payload[] = [];
  return {
    put: (payload) => void waiting.push(payload),
    take: () => {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    get size() {
      return waiting.length;
    },
  };
}
