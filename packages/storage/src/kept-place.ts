import { followStored, readStored, STORAGE_KEYS, storedKeys, writeStored, type StorageKey } from './stored';

/** The key of a kept value while no user is known. */
export type KeptKey = `bourse.${string}`;

const PREFIX = 'bourse.user.';

/** The id of the present user, as text; `undefined` for a visitor and until the login has named the user. */
export const presentUser = (): string | undefined => readStored(STORAGE_KEYS.userId);

/** Begins the keys of the values of a user in local storage. */
export const prefixOf = (userId: string): KeptKey => `${PREFIX}${userId}/`;

/** The users whose values are in local storage: the present one, and those whose session expired. */
export const usersInUse = (): readonly string[] => [
  ...new Set(storedKeys(PREFIX).map((place) => place.slice(PREFIX.length, place.indexOf('/')))),
];

export const ownPlace = (userId: string, key: KeptKey): KeptKey => `${prefixOf(userId)}${key}`;

/** The key of a kept value in local storage: that of the present user. */
export function placeOf(key: KeptKey): StorageKey {
  const userId = presentUser();
  return userId === undefined ? key : ownPlace(userId, key);
}

/** Calls the listener after each change of the value, and when another user is present. Returns the function that stops it. */
export function followPlace(key: KeptKey, listener: () => void): () => void {
  let stop = followStored(placeOf(key), listener);
  const stopUser = followStored(STORAGE_KEYS.userId, () => {
    stop();
    stop = followStored(placeOf(key), listener);
    listener();
  });
  return () => {
    stop();
    stopUser();
  };
}

/** Marks in local storage that the kept values of the user have been restored. A log-out removes it with them. */
const markOf = (userId: string): KeptKey => `bourse.restored.${userId}`;

export const isRestored = (userId: string): boolean => readStored(markOf(userId)) !== undefined;
export const markRestored = (userId: string, restored = true): void =>
  writeStored(markOf(userId), restored ? '1' : undefined);

/**
 * Whether the kept values are known: at once for a visitor; of a user once they are restored. Until then a limit may exist that
 * `read` does not return yet.
 */
export function areKeptValuesKnown(): boolean {
  const userId = presentUser();
  if (userId === undefined) return readStored(STORAGE_KEYS.token) === undefined;
  return isRestored(userId);
}

/** Calls the listener when the kept values of a user become known, and when the user changes. Returns the function that stops it. */
export function followKnown(listener: () => void): () => void {
  let stopMark: (() => void) | undefined;
  const followMark = () => {
    stopMark?.();
    const userId = presentUser();
    stopMark = userId === undefined ? undefined : followStored(markOf(userId), listener);
  };
  followMark();
  const stopUser = followStored(STORAGE_KEYS.userId, () => {
    followMark();
    listener();
  });
  const stopToken = followStored(STORAGE_KEYS.token, listener);
  return () => {
    stopMark?.();
    stopUser();
    stopToken();
  };
}
