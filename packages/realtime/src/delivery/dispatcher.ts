import { eventName, type EventDefinition, type Interest, type PayloadOf } from '@bourse/contracts/events';
import type { FrameScheduler } from './frame';
import { createInbox, type Inbox } from './inbox';
import { interestOf } from './interest';
import { wrap, type LazyPayload } from './lazy-payload';

/**
 * Maximum number of queued payloads per subscriber. At the limit the queue is delivered at once, so no payload is lost.
 */
export const MAX_WAITING = 1000;

interface Subscriber {
  readonly event: EventDefinition;
  readonly key: string | undefined;
  readonly inbox: Inbox;
  readonly deliver: (news: readonly unknown[]) => void;
}

/** Delivers incoming events to their subscribers: once a frame, or at the pace of the event. */
export interface Dispatcher {
  readonly subscribe: <E extends EventDefinition>(
    event: E,
    key: string | undefined,
    deliver: (news: readonly PayloadOf<E>[]) => void,
  ) => () => void;
  /** An event of the wire. A payload that does not fit its schema is dropped and reported when it is parsed. */
  readonly receive: (wireName: string, wirePayload: unknown, userId: number | string | undefined) => void;
  /** Whether the event has subscribers. */
  readonly isHeard: (event: EventDefinition) => boolean;
  /** The public events that the subscribers need. */
  readonly interest: () => Interest;
  /** Delivers the queued payloads now, except those of an event whose interval has not passed. */
  readonly flush: () => void;
  /** Discards the queued payloads: they belong to another session. */
  readonly discard: () => void;
}

/**
 * Parses each payload at most once, and only on delivery. For `last` events with a wire key this means one parse per
 * frame.
 * @param onGood called for each payload that fits the contract, or that no subscriber asked to parse
 */
export function createDispatcher(schedule: FrameScheduler, onGood: () => void = () => {}): Dispatcher {
  const subscribers = new Set<Subscriber>();
  /** Events with an interval that has not passed since their last delivery. */
  const resting = new Map<EventDefinition, ReturnType<typeof setTimeout>>();
  let callOff: (() => void) | undefined;

  function deliverTo(subscriber: Subscriber) {
    if (!subscribers.has(subscriber) || subscriber.inbox.size === 0) return;
    try {
      const news = subscriber.inbox.take();
      if (news.length > 0) subscriber.deliver(news);
    } catch (error) {
      // A throwing listener must not prevent delivery to the others.
      globalThis.reportError(error);
    }
  }

  function deliverDue(isDue: (event: EventDefinition) => boolean) {
    // A copy: a listener may unsubscribe or subscribe during the loop.
    const present = [...subscribers].filter(({ event, inbox }) => inbox.size > 0 && isDue(event));
    for (const subscriber of present) deliverTo(subscriber);
    // After the loop, so that all subscribers of an event have the same turn.
    for (const { event } of present) if (event.everyMs !== undefined) rest(event, event.everyMs);
  }

  function rest(event: EventDefinition, ms: number) {
    clearTimeout(resting.get(event));
    const wake = () => {
      resting.delete(event);
      deliverDue((other) => other === event);
    };
    resting.set(event, setTimeout(wake, ms));
  }

  function flush() {
    callOff?.();
    callOff = undefined;
    deliverDue((event) => !resting.has(event));
  }

  /** Queues the payload for its subscribers. Returns `false` if there is none. */
  function put(event: EventDefinition, payload: LazyPayload): boolean {
    let isWanted = false;
    const present = [...subscribers];
    for (const subscriber of present) {
      if (subscriber.event !== event || (subscriber.key !== undefined && subscriber.key !== payload.key)) continue;
      isWanted = true;
      subscriber.inbox.put(payload);
      if (subscriber.inbox.size >= MAX_WAITING) deliverTo(subscriber);
      else if (!resting.has(event)) callOff ??= schedule(flush);
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
      for (const { event } of subscribers) {
        if (event.listName === wireName || eventName(event, userId) === wireName) events.add(event);
      }
      if (events.size === 0) onGood();
      for (const event of events) {
        for (const item of event.listName === wireName ? itemsOf(wirePayload) : [wirePayload]) {
          const payload = wrap(event, item, onGood);
          if (payload && !put(event, payload)) onGood();
        }
      }
    },

    interest: () => interestOf(subscribers),

    isHeard: (event) => [...subscribers].some((subscriber) => subscriber.event === event),

    flush,

    discard: () => {
      callOff?.();
      callOff = undefined;
      for (const timer of resting.values()) clearTimeout(timer);
      resting.clear();
      for (const { inbox } of subscribers) inbox.clear();
    },
  };
}

/** The payloads of a list event; one that is no list is reported as a malformed payload. */
function itemsOf(wirePayload: unknown): readonly unknown[] {
  if (typeof wirePayload !== 'object' || wirePayload === null || !('data' in wirePayload)) return [wirePayload];
  return Array.isArray(wirePayload.data) ? wirePayload.data : [wirePayload];
}
