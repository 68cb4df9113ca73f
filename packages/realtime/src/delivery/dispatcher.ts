import { eventName, type EventDefinition, type PayloadOf } from '../contract';
import type { FrameScheduler } from './frame';
import { createInbox, type Inbox } from './inbox';
import { wrap, type Parcel } from './parcel';

/** So many payloads wait for one subscriber at the most; then they are delivered at once, none is lost. */
export const MAX_WAITING = 1000;

interface Subscriber {
  readonly event: EventDefinition;
  readonly key: string | undefined;
  readonly inbox: Inbox;
  readonly deliver: (news: readonly unknown[]) => void;
}

/** Brings what arrives to who asked for it, once a frame. */
export interface Dispatcher {
  readonly subscribe: <E extends EventDefinition>(
    event: E,
    key: string | undefined,
    deliver: (news: readonly PayloadOf<E>[]) => void,
  ) => () => void;
  /** An event of the wire. What does not fit its schema is dropped and reported when it is read. */
  readonly receive: (wireName: string, wirePayload: unknown, userId: number | string | undefined) => void;
  /** Does anybody listen to this event? */
  readonly isHeard: (event: EventDefinition) => boolean;
  /** Delivers what waits, now. */
  readonly flush: () => void;
  /** Forgets what waits: it was meant for another session. */
  readonly discard: () => void;
}

/**
 * Each event of the wire is read at the most once, and only where it is delivered: of a stream of which the last counts,
 * once a frame.
 * @param onGood something was heard that fits the contract, or that nobody asked to read
 */
export function createDispatcher(schedule: FrameScheduler, onGood: () => void = () => {}): Dispatcher {
  const subscribers = new Set<Subscriber>();
  let callOff: (() => void) | undefined;

  function deliverTo(subscriber: Subscriber) {
    if (!subscribers.has(subscriber) || subscriber.inbox.size === 0) return;
    try {
      const news = subscriber.inbox.take();
      if (news.length > 0) subscriber.deliver(news);
    } catch (error) {
      // One listener's fault is not the others'.
      globalThis.reportError(error);
    }
  }

  function flush() {
    callOff?.();
    callOff = undefined;
    // A copy: a listener may end its subscription, or begin another.
    const present = [...subscribers];
    for (const subscriber of present) deliverTo(subscriber);
  }

  /** Who waits for it gets it with the next frame. `false`: nobody does. */
  function put(event: EventDefinition, parcel: Parcel): boolean {
    let isWanted = false;
    const present = [...subscribers];
    for (const subscriber of present) {
      if (subscriber.event !== event || (subscriber.key !== undefined && subscriber.key !== parcel.key)) continue;
      isWanted = true;
      subscriber.inbox.put(parcel);
      if (subscriber.inbox.size >= MAX_WAITING) deliverTo(subscriber);
      else callOff ??= schedule(flush);
    }
    return isWanted;
  }

  return {
    subscribe: (event, key, deliver) => {
      const subscriber: Subscriber = { event, key, inbox: createInbox(event.delivery), deliver };
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },

    receive: (wireName, wirePayload, userId) => {
      const events = new Set<EventDefinition>();
      for (const { event } of subscribers) if (eventName(event, userId) === wireName) events.add(event);
      if (events.size === 0) onGood();
      for (const event of events) {
        const parcel = wrap(event, wirePayload, onGood);
        if (parcel && !put(event, parcel)) onGood();
      }
    },

    isHeard: (event) => [...subscribers].some((subscriber) => subscriber.event === event),

    flush,

    discard: () => {
      callOff?.();
      callOff = undefined;
      for (const { inbox } of subscribers) inbox.clear();
    },
  };
}
