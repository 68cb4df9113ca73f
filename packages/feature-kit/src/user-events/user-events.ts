import * as v from 'valibot';
import { createStored } from '@bourse/storage';

const userEvent = v.object({
  /** The same for the same event in all tabs, e.g. `option-settled-12`. */
  id: v.string(),
  /** Epoch milliseconds. */
  time: v.number(),
  /** In the language in which the event was reported. */
  text: v.string(),
  /** Path of the screen with the details. */
  path: v.optional(v.string()),
  isRead: v.boolean(),
});

/** Something that happened to the user's orders, options or alerts. */
export type UserEvent = v.InferOutput<typeof userEvent>;

const KEPT = 50;

/** Newest first. A logout removes them with the rest of local storage. */
const stored = createStored('bourse.userEvents', v.array(userEvent), []);

/** Adds an event to those of the header bell; does nothing for an event that another tab has added. */
export function noteUserEvent(event: Omit<UserEvent, 'isRead' | 'time'>): void {
  stored.update((events) =>
    events.some(({ id }) => id === event.id)
      ? events
      : [{ ...event, time: Date.now(), isRead: false }, ...events].slice(0, KEPT),
  );
}

export const markUserEventsRead = (): void =>
  stored.update((events) => events.map((event) => ({ ...event, isRead: true })));

/** The newest events of the user, at most 50, newest first. */
export const useUserEvents = (): readonly UserEvent[] => stored.useValue();
