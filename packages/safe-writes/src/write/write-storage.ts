import { readStored, readStoredAs, STORAGE_KEYS, writeStoredAs, type StorageKey } from '@bourse/storage';
import * as v from 'valibot';
import { IDLE, isUndecided, type WriteState } from './write-state';

interface WriteStorageOptions<Ticket, Before> {
  readonly storageKey: StorageKey;
  readonly ticket: v.GenericSchema<unknown, Ticket>;
  readonly before: v.GenericSchema<unknown, Before>;
}

const presentUser = () => readStored(STORAGE_KEYS.userId);

/** Stores a write of this tab over a reload, from the moment it is sent until its outcome is known. */
export function createWriteStorage<Ticket, Before, Finding>(options: WriteStorageOptions<Ticket, Before>) {
  const { storageKey } = options;
  // `userId`: the write is not shown to another user.
  const schema = v.object({
    id: v.string(),
    ticket: options.ticket,
    before: options.before,
    userId: v.optional(v.string()),
  });

  return {
    write: (state: WriteState<Ticket, Before, Finding>): void => {
      if (!('before' in state) || !isUndecided(state)) return writeStoredAs(storageKey, undefined, 'tab');
      const { id, ticket, before } = state;
      writeStoredAs(storageKey, { id, ticket, before, userId: presentUser() }, 'tab');
    },

    /** The write whose reply the page did not receive before the reload; `IDLE` if there is none. */
    read: (): WriteState<Ticket, Before, Finding> => {
      const found = readStoredAs(storageKey, schema, 'tab');
      if (found === undefined || found.userId !== presentUser()) return IDLE;
      return { phase: 'unknown', id: found.id, ticket: found.ticket, before: found.before, hasLooked: false };
    },
  };
}
