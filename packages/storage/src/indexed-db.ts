import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as v from 'valibot';

/**
 * `user`: removed when the user leaves (log-out, or a login as another user). `device`: kept, because the login screen and the
 * next login need it.
 */
export type IndexedDbArea = 'user' | 'device';

interface Areas extends DBSchema {
  user: { key: string; value: unknown };
  device: { key: string; value: unknown };
}

type Database = IDBPDatabase<Areas>;

const DATABASE = 'bourse';
const VERSION = 1;
const AREAS: readonly IndexedDbArea[] = ['user', 'device'];

/** `undefined` where the browser has no IndexedDB or refuses it: private windows, blocked site data. */
async function openDatabase(): Promise<Database | undefined> {
  try {
    return await openDB<Areas>(DATABASE, VERSION, {
      upgrade: (database) => {
        for (const area of AREAS) database.createObjectStore(area);
      },
    });
  } catch {
    return undefined;
  }
}

let opening: Promise<Database | undefined> | undefined;

/** The values of a page without IndexedDB. They are lost with the page. */
const memory: Readonly<Record<IndexedDbArea, Map<string, unknown>>> = { user: new Map(), device: new Map() };

/** Acts on the database, in its place on `memory`; `undefined` after a failure (quota, a corrupt database). */
async function run<Result>(act: (database: Database) => Promise<Result>, inMemory: () => Result) {
  const database = await (opening ??= openDatabase());
  if (!database) return inMemory();
  try {
    return await act(database);
  } catch {
    return undefined;
  }
}

interface Follower {
  readonly key: string;
  readonly listener: () => void;
}

const followers = new Set<Follower>();
const CHANNEL = 'bourse.stored';
let channel: BroadcastChannel | undefined;

function notify(key: string): void {
  for (const follower of followers) if (follower.key === key) follower.listener();
}

/** The channel to the other tabs; opened with the first follower or write. */
function otherTabs(): BroadcastChannel | undefined {
  if (channel === undefined && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') notify(data);
    });
  }
  return channel;
}

/** A value of IndexedDB that fits the schema; `undefined` for everything else. Never rejects. */
export async function readIndexedDb<Schema extends v.GenericSchema>(
  area: IndexedDbArea,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const value = await run(
    (database) => database.get(area, key),
    () => memory[area].get(key),
  );
  const read = v.safeParse(schema, value);
  return read.success ? read.output : undefined;
}

/** Keeps a value (a text, a list, a file); `undefined` removes it. Tells all tabs. Never rejects. */
export async function writeIndexedDb(area: IndexedDbArea, key: string, value: unknown): Promise<void> {
  const isRemoved = value === undefined;
  await run<unknown>(
    (database) => (isRemoved ? database.delete(area, key) : database.put(area, value, key)),
    () => (isRemoved ? memory[area].delete(key) : memory[area].set(key, value)),
  );
  notify(key);
  otherTabs()?.postMessage(key);
}

/** Calls the listener after each change under a key, by this tab and by others. Returns the function that stops it. */
export function followIndexedDb(key: string, listener: () => void): () => void {
  otherTabs();
  const follower = { key, listener };
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** The key of a value on the area `user`: it begins with the owner. */
export const ownKey = (userId: number, name: string) => `${userId}/${name}`;

/** Removes the values of the area `user` that do not belong to this user; all of them without a user. Never rejects. */
export async function forgetValuesExcept(userId: number | undefined): Promise<void> {
  const isForeign = (key: string) => userId === undefined || !key.startsWith(ownKey(userId, ''));
  await run(
    async (database) => {
      const { store, done } = database.transaction('user', 'readwrite');
      const foreign = (await store.getAllKeys()).filter(isForeign);
      await Promise.all([...foreign.map((key) => store.delete(key)), done]);
    },
    () => {
      for (const key of memory.user.keys()) if (isForeign(key)) memory.user.delete(key);
    },
  );
}
