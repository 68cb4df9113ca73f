import * as v from 'valibot';
import { createStored, followStored, readStored, STORAGE_KEYS } from '@bourse/storage';
import { useSyncExternalStore } from 'react';

const userEvent = v.object({
  /** The same for the same event in all tabs, e.g. `option-settled-12`. */
  id: v.string(),
  /** Epoch milliseconds. */
  time: v.number(),
  /** In the language in which the event was reported; it says the reason. */
  text: v.string(),
  /** Path of the screen with the details. */
  path: v.optional(v.string()),
  isRead: v.boolean(),
  /** Id of the account, as text; missing for a visitor. */
  owner: v.optional(v.string()),
});

/** Something that happened to the user's orders, options, deposits or alerts. */
export type UserEvent = v.InferOutput<typeof userEvent>;

/** An event as it is reported: with the path of its details, `undefined` if the client has no such screen. */
export type ReportedEvent = Pick<UserEvent, 'id' | 'text'> & { readonly path: string | undefined };

const MAX_EVENTS = 200;

/** Newest first, of all accounts of this device. A logout removes them with the rest of local storage. */
const stored = createStored('bourse.userEvents', v.array(userEvent), []);

const readOwner = () => readStored(STORAGE_KEYS.userId);
const followOwner = (listener: () => void) => followStored(STORAGE_KEYS.userId, listener);

const isOf =
  (owner: string | undefined) =>
  (event: UserEvent): boolean =>
    event.owner === owner;

/** Adds an event to those of the account; does nothing for an event that another tab has added. */
export function noteUserEvent(event: ReportedEvent): void {
  const owner = readOwner();
  stored.update((events) =>
    events.some((known) => known.id === event.id && known.owner === owner)
      ? events
      : [{ ...event, owner, time: Date.now(), isRead: false }, ...events].slice(0, MAX_EVENTS),
  );
}

export function markUserEventsRead(): void {
  const isOwn = isOf(readOwner());
  stored.update((events) => events.map((event) => (isOwn(event) ? { ...event, isRead: true } : event)));
}

/** The newest events of the account, at most 200, newest first. */
export function useUserEvents(): readonly UserEvent[] {
  const owner = useSyncExternalStore(followOwner, readOwner, readOwner);
  return stored.useValue().filter(isOf(owner));
}
