import { readStored, readStoredAs, STORAGE_KEYS, writeStoredAs, type StorageKey } from '@bourse/storage';
import * as v from 'valibot';
import { isUndecided, type WriteState } from './write-state';

interface WriteStorageOptions<Ticket, Before> {
  readonly storageKey: StorageKey;
  readonly ticket: v.GenericSchema<unknown, Ticket>;
  readonly before: v.GenericSchema<unknown, Before>;
}

const presentUser = () => readStored(STORAGE_KEYS.userId);

/** Stores the writes of this tab over a reload, each from the moment it is sent until its outcome is known. */
export function createWriteStorage<Ticket, Before, Finding>(options: WriteStorageOptions<Ticket, Before>) {
  const { storageKey } = options;
  // `userId`: the write is not shown to another user.
  const one = v.object({
    id: v.string(),
    ticket: options.ticket,
    before: options.before,
    userId: v.optional(v.string()),
  });
  // An earlier version stored one write only.
  const schema = v.union([
    v.array(one),
    v.pipe(
      one,
      v.transform((stored) => [stored]),
    ),
  ]);

  return {
    write: (states: readonly WriteState<Ticket, Before, Finding>[]): void => {
      const stored = states.flatMap((state) => {
        if (!('before' in state) || !isUndecided(state)) return [];
        const { id, ticket, before } = state;
        return [{ id, ticket, before, userId: presentUser() }];
      });
      writeStoredAs(storageKey, stored.length === 0 ? undefined : stored, 'tab');
    },

    /** The writes whose reply the page did not receive before the reload. */
    read: (): readonly WriteState<Ticket, Before, Finding>[] =>
      (readStoredAs(storageKey, schema, 'tab') ?? [])
        .filter(({ userId }) => userId === presentUser())
        .map(({ id, ticket, before }) => ({ phase: 'unknown', id, ticket, before, hasLooked: false })),
  };
}
