import { readDeviceTexts, removeFromDevice, writeDeviceTexts } from './indexed-db';
import { keptKeys, mergeTexts } from './kept-merges';
import { isRestored, markRestored, ownPlace, prefixOf, presentUser, usersInUse, type KeptKey } from './kept-place';
import { readStored, storedKeys, writeStored } from './stored';

/** Begins the keys of the kept copies of a user in IndexedDB. */
const keptPrefix = (userId: string) => `kept/${userId}/`;

const isKeptKey = (key: string): key is KeptKey => key.startsWith('bourse.');

/** The values of a user in local storage, by key. */
export function usedValues(userId: string): Map<string, string> {
  const prefix = prefixOf(userId);
  return new Map(
    storedKeys(prefix).flatMap((place) => {
      const text = readStored(place);
      return text === undefined ? [] : [[place.slice(prefix.length), text] as const];
    }),
  );
}

let isLost = false;
/** The user whose kept values could not be read. */
let unreadOf: string | undefined;
const failureFollowers = new Set<() => void>();

/** Whether this browser has refused to keep a value since the page was opened: a log-out removes what is not in the account. */
export const areKeptValuesLost = (): boolean => isLost;

/** Whether the kept values of the present user could not be read: they stay unknown until `restoreKept` succeeds. */
export const areKeptValuesUnread = (): boolean => unreadOf !== undefined && unreadOf === presentUser();

/** Calls the listener when the browser refuses to keep or to read a value, and when it reads again. Returns the function that stops it. */
export function followFailures(listener: () => void): () => void {
  failureFollowers.add(listener);
  return () => void failureFollowers.delete(listener);
}

function tellFailures(): void {
  for (const listener of failureFollowers) listener();
}

/** Writes copies that outlast a log-out; whether they do. */
async function keep(userId: string, texts: ReadonlyMap<string, string | undefined>): Promise<boolean> {
  const isKept = await writeDeviceTexts(keptPrefix(userId), texts);
  if (!isKept && !isLost) {
    isLost = true;
    tellFailures();
  }
  return isKept;
}

/**
 * Merges the values in use with the kept copies, which are then the same. The values in use are those of the call: a log-out may follow.
 * Changes nothing where the copies cannot be read: they may have a limit that the values in use lack.
 */
async function mergeWithKept(userId: string): Promise<boolean> {
  const before = usedValues(userId);
  const kept = await readDeviceTexts(keptPrefix(userId));
  if (presentUser() === userId) {
    unreadOf = kept ? undefined : userId;
    tellFailures();
  }
  if (!kept) return false;
  const used = new Map([...before, ...usedValues(userId)]);
  const merged = new Map(kept);
  for (const [key, text] of used) merged.set(key, mergeTexts(key, text, kept.get(key) ?? text));
  if (presentUser() === userId && !isRestored(userId)) {
    for (const [key, text] of merged) if (isKeptKey(key)) writeStored(ownPlace(userId, key), text);
    markRestored(userId);
  }
  return used.size === 0 || keep(userId, merged);
}

const followers = new Set<() => void>();

/** Calls the listener after each write of a kept value by this tab, and when a copy of another device can be judged. Returns the function that stops it. */
export function followKept(listener: () => void): () => void {
  followers.add(listener);
  return () => void followers.delete(listener);
}

/** Tells the followers that a value can be made the same as on the server. */
export function announceKept(): void {
  for (const listener of followers) listener();
}

/** Writes the present value of the user to the copy that outlasts a log-out; merges it with the copy while that is not restored. */
export function saveKept(key: KeptKey): void {
  const userId = presentUser();
  if (userId === undefined) return;
  if (isRestored(userId)) {
    void keep(userId, new Map([[key, readStored(ownPlace(userId, key))]]));
  } else void mergeWithKept(userId);
  announceKept();
}

/** Moves what the visitor left under these keys to the present user, once the user's own values are known. */
export function adoptVisitors(keys: readonly string[]): void {
  const userId = presentUser();
  if (userId === undefined || !isRestored(userId)) return;
  for (const key of keys.filter(isKeptKey)) {
    const visitors = readStored(key);
    if (visitors === undefined) continue;
    const own = readStored(ownPlace(userId, key));
    writeStored(ownPlace(userId, key), own === undefined ? visitors : mergeTexts(key, own, visitors));
    writeStored(key, undefined);
    saveKept(key);
  }
}

/**
 * Writes all values of a user to the copies that outlast a log-out. Whether they do: not where the browser has no IndexedDB or no room.
 * Never rejects.
 */
export async function keepValues(userId: string): Promise<boolean> {
  return isRestored(userId) ? keep(userId, usedValues(userId)) : mergeWithKept(userId);
}

/**
 * After a login, and again where the values could not be read: brings the kept values of the user back to local storage, and adds those
 * of the visitor before. Never rejects.
 */
export async function restoreKept(userId = presentUser()): Promise<void> {
  if (userId === undefined || presentUser() !== userId) return;
  if (!isRestored(userId)) await mergeWithKept(userId);
  adoptVisitors(keptKeys());
}

/** Removes everything of a user from this device: kept values, notes on trades, logins. Never rejects. */
export async function removeKept(userId: string): Promise<void> {
  const kept = await readDeviceTexts(keptPrefix(userId));
  for (const place of storedKeys(prefixOf(userId))) writeStored(place, undefined);
  await writeDeviceTexts(keptPrefix(userId), new Map([...(kept?.keys() ?? [])].map((key) => [key, undefined])));
  await removeFromDevice(Number(userId));
}

/** Removes the values of other users from local storage once they are kept: their next login restores them. Never rejects. */
export async function leaveKeptExcept(userId: string | undefined): Promise<void> {
  const others = usersInUse().filter((other) => other !== userId);
  await Promise.all(
    others.map(async (other) => {
      if (!(await keepValues(other)) || presentUser() === other) return;
      for (const place of storedKeys(prefixOf(other))) writeStored(place, undefined);
      markRestored(other, false);
    }),
  );
}
