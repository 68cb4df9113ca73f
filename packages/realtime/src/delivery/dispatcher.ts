import { reportMalformed } from '@bourse/api-client/contract';
import * as v from 'valibot';
import { eventName, type EventDefinition, type PayloadOf } from '../contract';
import type { FrameScheduler } from './frame';
import { createInbox, type Inbox } from './inbox';

/** So many payloads wait for one subscriber at the most; then they are delivered at once, none is lost. */
export const MAX_WAITING = 1000;

interface Subscriber {
  readonly event: EventDefinition;
  readonly key: string | undefined;
  readonly inbox: Inbox<unknown>;
  readonly deliver: (news: readonly unknown[]) => void;
}

/** Brings what arrives to who asked for it, once a frame. */
export interface Dispatcher {
  readonly subscribe: <E extends EventDefinition>(
    event: E,
    key: string | undefined,
    deliver: (news: readonly PayloadOf<E>[]) => void,
  ) => () => void;
  /** An event of the wire. What does not fit its schema is dropped and reported. `false`: dropped. */
  readonly receive: (wireName: string, wirePayload: unknown, userId: number | string | undefined) => boolean;
  /** Does anybody listen to this event? */
  readonly isHeard: (event: EventDefinition) => boolean;
  /** Delivers what waits, now. */
  readonly flush: () => void;
  /** Forgets what waits: it was meant for another session. */
  readonly discard: () => void;
}

export function createDispatcher(schedule: FrameScheduler): Dispatcher {
  const subscribers = new Set<Subscriber>();
  let callOff: (() => void) | undefined;

  function deliverTo(subscriber: Subscriber) {
    if (!subscribers.has(subscriber) || subscriber.inbox.size === 0) return;
    try {
      subscriber.deliver(subscriber.inbox.take());
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

  function put(event: EventDefinition, payload: unknown) {
    const key = event.key(payload);
    const present = [...subscribers];
    for (const subscriber of present) {
      if (subscriber.event !== event || (subscriber.key !== undefined && subscriber.key !== key)) continue;
      subscriber.inbox.put(payload, key);
      if (subscriber.inbox.size >= MAX_WAITING) deliverTo(subscriber);
      else callOff ??= schedule(flush);
    }
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
      let isGood = true;
      for (const event of events) {
        const parsed = v.safeParse(event.payload, wirePayload);
        if (parsed.success) put(event, parsed.output);
        else {
          isGood = false;
          reportMalformed(`event ${event.name}`, parsed.issues);
        }
      }
      return isGood;
    },

    isHeard: (event) => [...subscribers].some((subscriber) => subscriber.event === event),

    flush,

    discard: () => {
      callOff?.();
      callOff = undefined;
      for (const { inbox } of subscribers) inbox.take();
    },
  };
}
